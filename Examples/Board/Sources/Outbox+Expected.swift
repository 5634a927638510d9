import Headwater

// What a person sees before it is kept.
extension Outbox {
  /// A board with the edits that waited for it. One edit more is made on it alone, however many there were.
  struct Foreseen {
    let former: Board.State
    let edits: [WaitingEdit]
    let board: Board.State
  }

  /// What a window can take back, when all that waits is on the board.
  func lastStep(of author: Author, on store: BoardStore) -> Step? {
    expected(by: author, on: store).lastStep(of: author)
  }

  /// The board as it is when all that waits is on it.
  func expected(by author: Author, on store: BoardStore) -> Board.State {
    let former = store.state
    var board = former
    var edits = waiting[...]
    if let foreseen, foreseen.former == former, edits.starts(with: foreseen.edits) {
      board = foreseen.board
      edits = edits.dropFirst(foreseen.edits.count)
    }
    guard !edits.isEmpty else { return board }
    for edit in edits { board.make(edit, by: author) }
    foreseen = Foreseen(former: former, edits: waiting, board: board)
    return board
  }

  /// The name of the board, when all that waits is on it.
  func boardName(on store: BoardStore) -> String {
    let name = store.title
    return waiting.last { $0.boardName != nil }?.boardName ?? name
  }

  /// The cards for a column that have waited so long that the person should see them.
  func lateCards(in column: Column) -> [Card] {
    guard isLate else { return [] }
    return waiting.compactMap {
      if case .add(let card, _) = $0.edit, card.column == column { card } else { nil }
    }
  }
}
