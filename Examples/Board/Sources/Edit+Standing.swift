import Foundation

extension Edit {
  /// How an edit stands that may be on the board already.
  enum Standing {
    /// The board is as the edit leaves it.
    case done
    /// The board is as the person saw it.
    case open
    /// Somebody else has changed the same meanwhile.
    case overtaken
  }

  /// Compares what the edit changes. The order of the cards in a column is not compared.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - former: The card as the person saw it; nil if that is not known.
  ///   - name: The name of the board as they saw it.
  func standing(
    on board: Board.State, since former: Card?, named name: String? = nil
  ) -> Standing {
    let now = card.flatMap { board.cards[id: $0] }
    switch self {
    case .add(let card, _):
      if now != nil { return .done }
      return board.steps.contains { $0.hasDeleted(card.id) } ? .overtaken : .open
    case .name(let text):
      if board.title == Board.name(text) { return .done }
      return board.title == name ? .open : .overtaken
    case .delete:
      guard let now else { return .done }
      return now.title == former?.title && now.due == former?.due ? .open : .overtaken
    case .rename(_, let text): return Self.compare(\.title, Card.title(text), now, former)
    case .schedule(_, let due): return Self.compare(\.due, due, now, former)
    case .move(_, let place):
      let isReordered = now?.column == place.column && former?.column == place.column
      return isReordered ? .open : Self.compare(\.column, place.column, now, former)
    }
  }

  private static func compare<Value: Equatable>(
    _ value: KeyPath<Card, Value>, _ wanted: Value, _ now: Card?, _ former: Card?
  ) -> Standing {
    guard let now else { return .overtaken }
    if now[keyPath: value] == wanted { return .done }
    guard let former else { return .overtaken }
    return now[keyPath: value] == former[keyPath: value] ? .open : .overtaken
  }
}

extension Step {
  fileprivate func hasDeleted(_ id: Card.ID) -> Bool {
    if case .add(let card, _) = undo { card.id == id } else { false }
  }
}
