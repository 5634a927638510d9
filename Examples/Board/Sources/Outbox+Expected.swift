import Headwater

// What a person sees before it is kept.
extension Outbox {
  /// What a person can take back, when all that waits is on the board.
  func lastStep(of person: Person.ID, on store: Store<Board.State, Board.Action>) -> Step? {
    expected(by: person, on: store).lastStep(of: person)
  }

  /// The board as it is when all that waits is on it.
  func expected(
    by person: Person.ID, on store: Store<Board.State, Board.Action>
  ) -> Board.State {
    var board = store.state
    for edit in waiting { board.make(edit, by: person) }
    return board
  }

  /// The cards for a column that have waited so long that the person should see them.
  func lateCards(in column: Column) -> [Card] {
    guard isLate else { return [] }
    return waiting.compactMap {
      if case .add(let card, _) = $0.edit, card.column == column { card } else { nil }
    }
  }
}
