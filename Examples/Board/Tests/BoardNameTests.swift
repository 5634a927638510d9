import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, its name", .timeLimit(.minutes(3)))
struct BoardNameTests {
  private func field(in ui: ViewHost) throws -> FoundElement {
    try ui.find(textField: "Name of the board")
  }

  @Test("a name that is typed while the journal is away outlives the process")
  func outlives() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    for key in ["S", "p", "r", "i", "n", "g"] { try field(in: board.ida).type(key) }
    #expect(try field(in: board.ida).value == "Spring")
    let storage = board.ida.storage
    board.ida.close()
    let (ui, store) = try await SharedBoard.next(storage)
    await ui.until { store.journal?.waitingCount == 1 }
    while await store.journal?.step() == true {}
    #expect(store.state.title == "Spring")
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }

  @Test("keys that are pressed while one is on its way are kept as one, and the last is not lost")
  func together() async throws {
    let board = try await SharedBoard()
    for key in ["S", "p", "r", "i", "n", "g"] { try field(in: board.ida).type(key) }
    await board.settle()
    #expect(board.store.title == "S")
    #expect(try field(in: board.ida).value == "Spring")
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    #expect(board.store.title == "Spring")
    #expect(board.store.journal?.number == 2)
    #expect(try field(in: board.bo).value == "Spring")
  }

  @Test("a name is taken back as a whole, also while it waits")
  func undo() async throws {
    let board = try await SharedBoard()
    board.store.send(.edited(.name("Winter"), by: "Bo"))
    await board.settle()
    for key in ["s", "!"] { try field(in: board.ida).type(key) }
    await board.settle()
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    #expect(board.store.title == "Winters!")
    try board.ida.find(button: "Undo").tap()
    #expect(try field(in: board.ida).value == "Winter")
    await board.settle()
    #expect(board.store.title == "Winter")
    #expect(try !board.ida.find(button: "Undo").isEnabled)
    #expect(try board.bo.find(button: "Undo").isEnabled)
  }

  @Test("a name that others have changed meanwhile is not overridden: the person is asked")
  func overtaken() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    try field(in: board.ida).type("Spring")
    let storage = board.ida.storage
    board.ida.close()
    let (ui, store) = try await SharedBoard.next(storage, after: .edited(.name("Winter"), by: "Bo"))
    #expect(store.state.title == "Winter")
    #expect(
      ui.texts.contains(
        """
        You wanted to name the board “Spring”, and this may not have been kept. Somebody has changed it meanwhile.
        """))
    try ui.find(button: "Do it all the same").tap()
    while await store.journal?.step() == true {}
    #expect(store.state.title == "Spring")
    ui.close()
  }

  @Test("a name for which a window has no room stays in the field, and is kept when there is some")
  func tooMuch() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    let card = try board.ida.find(textField: "New card in Doing")
    for length in [100, 10, 1] {
      while card.value == "" {
        try card.replace(with: String(repeating: "\u{1F600}", count: length))
        try card.submit()
      }
      try card.replace(with: "")
    }
    let name = String(repeating: "\u{1F600}", count: Board.longestName)
    try field(in: board.ida).type(name)
    #expect(try field(in: board.ida).value == name)
    board.journal.faults.isAway = false
    await board.settle()
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    #expect(board.store.title == name)
  }

  @Test("a name has a longest one, which the field shows at once, also in bytes")
  func longest() async throws {
    let board = try await SharedBoard()
    try field(in: board.ida).type(String(repeating: "x", count: 61))
    #expect(try field(in: board.ida).value == String(repeating: "x", count: 60))
    try field(in: board.bo).type("a" + String(repeating: "\u{301}", count: 20_000))
    #expect(try field(in: board.bo).value == "")
    await board.settle()
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    #expect(board.store.title.count == 60)
  }
}
