extension [WaitingEdit] {
  /// The next edit for the journal.
  ///
  /// A name that is typed waits for the one before it: of the keys that are pressed meanwhile, all are kept as one. A
  /// card that a full board has no room for waits until somebody deletes another one.
  ///
  /// - Parameters:
  ///   - sent: Those that the journal has.
  ///   - board: The board without those that wait.
  func next(besides sent: Set<WaitingEdit.ID>, on board: Board.State) -> WaitingEdit? {
    let stuck = cardsWithoutRoom(on: board)
    let next = firstIndex { edit in
      !sent.contains(edit.id) && !(edit.edit.card.map(stuck.contains) ?? false)
    }
    guard let next else { return nil }
    let isTyping = self[next].typedName != nil
    return isTyping && self[..<next].contains { $0.typedName != nil } ? nil : self[next]
  }

  private func cardsWithoutRoom(on board: Board.State) -> Set<Card.ID> {
    guard board.cards.count >= Board.largestCount else { return [] }
    let added = compactMap { edit in
      if case .add(let card, _) = edit.edit { card.id } else { nil }
    }
    return Set(added.filter { board.cards[id: $0] == nil })
  }
}
