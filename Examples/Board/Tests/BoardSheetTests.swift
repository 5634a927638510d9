import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, its sheets and notes", .timeLimit(.minutes(3)))
struct BoardSheetTests {
  @Test("the sheet sends only what was changed, so that the others' changes stay")
  func sheet() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    #expect(board.bo.texts.contains("Ida looks at it"))
    try board.bo.find(button: "A, Ida looks at it").tap()
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

  @Test("a due date is taken away by its switch")
  func noDueDate() async throws {
    let board = try await SharedBoard()
    for isDue in [true, false] {
      let name = board.ida.html.firstMatch(of: /aria-label="(A(?:, [^"]+)?)"/)?.output.1
      try board.ida.find(button: String(try #require(name))).tap()
      let sheet = try #require(board.ida.sheet)
      try sheet.find(toggle: "Due date").toggle()
      if isDue { try sheet.find(datePicker: "Due").set(date: "2030-02-28T12:00") }
      try sheet.find(button: "Save").tap()
      await board.settle()
      #expect((board.store.cards[id: .number(0)]?.due != nil) == isDue)
    }
  }

  @Test("a person who closes an edited sheet is asked, and goes on or discards")
  func discarding() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    let sheet = try #require(board.ida.sheet)
    try sheet.find(textField: "Title").replace(with: "Half")
    try sheet.dismiss()
    try #require(board.ida.confirmationDialog).tap("Keep editing")
    #expect(try #require(board.ida.sheet).find(textField: "Title").value == "Half")
    try #require(board.ida.sheet).dismiss()
    try #require(board.ida.confirmationDialog).tap("Discard changes")
    #expect(board.ida.sheet == nil)
    await board.settle()
    #expect(board.titles(.planned) == ["A", "B"])
  }

  @Test("a title that is too long stays as it was typed, and the limit is named")
  func longTitle() async throws {
    let board = try await SharedBoard()
    let long = String(repeating: "x", count: 121)
    let limit = "A title has at most 120 characters. This one has 121."
    let field = try board.ida.find(textField: "New card in Doing")
    try field.type(long)
    try field.submit()
    #expect(field.value == long)
    #expect(board.ida.texts.contains(limit))
    try board.ida.find(button: "A").tap()
    let sheet = try #require(board.ida.sheet)
    try sheet.find(textField: "Title").replace(with: long)
    #expect(sheet.texts.contains(limit))
    #expect(try !sheet.find(button: "Save").isEnabled)
    await board.settle()
    #expect(board.titles(.doing) == [])
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

  @Test("what was typed stays when somebody deletes the card, and can be put back")
  func deletedWhileTyping() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    try #require(board.ida.sheet).find(textField: "Title").replace(with: "Half")
    board.store.send(.edited(.delete(.number(0)), by: "Bo"))
    await board.settle()
    let sheet = try #require(board.ida.sheet)
    #expect(try sheet.find(textField: "Title").value == "Half")
    #expect(sheet.texts.contains { $0.hasPrefix("Somebody has deleted this card.") })
    #expect(sheet.findAll(button: "Delete card").isEmpty)
    try sheet.find(button: "Put it back").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["B", "Half"])
    #expect(board.ida.sheet == nil)
  }

  @Test("what was typed stays when the card is deleted and that is undone, and is saved as always")
  func deletedAndUndone() async throws {
    let board = try await SharedBoard()
    try board.ida.find(button: "A").tap()
    try #require(board.ida.sheet).find(textField: "Title").replace(with: "Half")
    board.store.send(.edited(.delete(.number(0)), by: "Bo"))
    await board.settle()
    _ = try #require(board.ida.sheet).find(button: "Put it back")
    board.store.send(.undoTapped(by: "Bo"))
    await board.settle()
    let sheet = try #require(board.ida.sheet)
    #expect(try sheet.find(textField: "Title").value == "Half")
    try sheet.find(button: "Save").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["Half", "B"])
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
}
