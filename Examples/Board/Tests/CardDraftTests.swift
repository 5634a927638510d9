import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

@MainActor
@Suite("Board, what is typed in the sheet of a card", .timeLimit(.minutes(3)))
struct CardDraftTests {
  @Test("what was typed on a card that was deleted meanwhile outlives the page and the process")
  func deletedAndLoaded() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    try #require(board.ida.sheet).find(textField: "Title").replace(with: "Half")
    try #require(board.ida.sheet).find(toggle: "Due date").toggle()
    try #require(board.ida.sheet).find(datePicker: "Due").set(date: "2030-02-28T12:00")
    board.store.send(.edited(.delete(.number(0)), by: "Bo"))
    await board.settle()
    let storage = board.ida.storage
    board.ida.close()
    func open(_ card: Int) throws -> ViewHost {
      let sheet = BoardSheet.card(.number(card))
      return try SharedBoard.host(board.journal, board.store, ContinuousClock(), storage, sheet)
    }
    let other = try open(7)
    _ = try #require(other.sheet).find(text: "This card is gone")
    #expect(try #require(other.sheet).findAll(textField: "Title").isEmpty)
    other.close()
    let again = try open(0)
    let sheet = try #require(again.sheet)
    #expect(try sheet.find(textField: "Title").value == "Half")
    try sheet.find(button: "Put it back").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["B", "Half"])
    #expect(board.store.cards.last?.due != nil)
    #expect(again.sheet == nil)
    again.close()
  }

  @Test("what was discarded in a sheet does not come back, also after the page is loaded again")
  func discardedAndLoaded() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    try #require(board.ida.sheet).find(textField: "Title").replace(with: "Half")
    try #require(board.ida.sheet).find(button: "Cancel").tap()
    if let question = board.ida.confirmationDialog { try question.tap("Discard changes") }
    #expect(board.ida.sheet == nil)
    try board.ida.find(button: "A").tap()
    #expect(try #require(board.ida.sheet).find(textField: "Title").value == "A")
    board.store.send(.edited(.rename(.number(0), "Theirs"), by: "Bo"))
    await board.settle()
    let storage = board.ida.storage
    board.ida.close()
    let again = try SharedBoard.host(
      board.journal, board.store, ContinuousClock(), storage, .card(.number(0)))
    #expect(try #require(again.sheet).find(textField: "Title").value == "Theirs")
    again.close()
  }
}
