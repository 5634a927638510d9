import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

@MainActor
@Suite("Board, its sheets and notes")
struct BoardSheetTests {
  @Test("the sheet sends only what was changed, so that the others' changes stay")
  func sheet() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    #expect(board.bo.texts.contains("Ida looks at it"))
    try board.bo.find(button: "A").tap()
    try #require(board.bo.sheet).find(textField: "Title").replace(with: "Bo's")
    try #require(board.bo.sheet).find(button: "Save").tap()
    await board.settle()
    try #require(board.ida.sheet).find(toggle: "Due date").toggle()
    try #require(board.ida.sheet).find(datePicker: "Due").set(date: "2030-02-28T12:00")
    try #require(board.ida.sheet).find(button: "Save").tap()
    await board.settle()
    let card = try #require(board.store.cards[id: .number(0)])
    #expect(card.title == "Bo's")
    #expect(card.due != nil)
    #expect(board.ida.sheet == nil)
  }

  @Test("a card that somebody deletes while it is open says so")
  func deleted() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    board.store.send(.edited(.delete(.number(0)), by: "Bo"))
    await board.settle()
    let sheet = try #require(board.ida.sheet)
    _ = try sheet.find(text: "This card is gone")
    try sheet.find(button: "Close").tap()
    #expect(board.ida.sheet == nil)
  }

  @Test("it says when what people do is not kept yet")
  func away() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    try board.ida.find(textField: "New card in Doing").type("C")
    try board.ida.find(textField: "New card in Doing").submit()
    await board.settle()
    let note = "What you do is not kept yet. It is tried again by itself."
    #expect(board.bo.texts.contains(note))
    board.journal.faults.isAway = false
    await board.settle()
    #expect(!board.bo.texts.contains(note))
    #expect(board.titles(.doing) == ["C"])
  }

  @Test("a card and the person's name have addresses, also before the board is open")
  func addresses() async throws {
    let ui = ViewHost(NavigationStack { BoardPage { [journal = MemoryJournal()] in journal } })
    try ui.open("me")
    await ui.until { ui.sheet != nil }
    try #require(ui.sheet).find(button: "Done").tap()
    #expect(ui.address == "/")
    try ui.find(button: "Look who is here").tap()
    #expect(ui.address == "/\(Board.State.welcome.cards[4].id.addressText)")
    try ui.open(Card.ID.number(7).addressText)
    #expect(try #require(ui.sheet).findAll(text: "This card is gone").count == 1)
    ui.close()
  }

  @Test("the page opens the board by its name, and tries again after a failure")
  func page() async throws {
    let journal = MemoryJournal()
    journal.faults.isAway = true
    let ui = ViewHost(NavigationStack { BoardPage { journal } })
    await ui.until { ui.texts.contains("The board can't be opened") }
    journal.faults.isAway = false
    try ui.find(button: "Try again").tap()
    await ui.until { ui.texts.contains("Look who is here") }
    #expect(ui.issues == [])
    ui.close()
  }
}
