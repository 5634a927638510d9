import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

@MainActor
@Suite("Board, the screen")
struct BoardViewTests {
  @Test("everybody sees who is here, and themselves")
  func people() async throws {
    let board = try await SharedBoard()
    #expect(board.ida.findAll(button: "Ida, you").count == 1)
    #expect(board.ida.texts.contains("Bo"))
    #expect(board.bo.texts.contains("Ida"))
    try board.bo.find(button: "Bo, you").tap()
    try #require(board.bo.sheet).find(textField: "Your name").replace(with: "Bodil")
    try #require(board.bo.sheet).find(button: "Done").tap()
    #expect(board.ida.texts.contains("Bodil"))
    board.ida.close()
    await board.bo.until { !board.bo.texts.contains("Ida") }
  }

  @Test("a new card is shown to all once it is kept, and its writer can take it back")
  func adding() async throws {
    let board = try await SharedBoard()
    try board.ida.find(textField: "New card in Doing").type("C")
    try board.ida.find(textField: "New card in Doing").submit()
    #expect(board.bo.findAll(button: "C").isEmpty)
    await board.settle()
    #expect(board.bo.findAll(button: "C").count == 1)
    #expect(try board.ida.find(textField: "New card in Doing").value == "")
    #expect(try board.bo.find(button: "Undo").isEnabled == false)
    try board.ida.find(button: "Undo").tap()
    await board.settle()
    #expect(board.bo.findAll(button: "C").isEmpty)
  }

  @Test("the menu of a card moves it, up and down and to each column, and deletes it")
  func menu() async throws {
    let board = try await SharedBoard()
    func choose(_ choice: String, of card: String) async throws {
      try board.ida.find(button: "More \(card)").tap()
      try board.ida.find(button: choice).tap()
      await board.settle()
    }
    try await choose("Move down", of: "A")
    #expect(board.titles(.planned) == ["B", "A"])
    try await choose("Move up", of: "A")
    #expect(board.titles(.planned) == ["A", "B"])
    try await choose("Move to Done", of: "A")
    #expect(board.titles(.done) == ["A"])
    try await choose("Delete", of: "A")
    #expect(board.store.cards.count == 1)
    try board.ida.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.done) == ["A"])
  }

  @Test("a card is dragged by its handle, and the others see who moves it")
  func dragging() async throws {
    let board = try await SharedBoard()
    let handle = try board.ida.find(identifier: "handle of A")
    let column = BoardSize.columnWidth + BoardSize.columnSpacing
    try handle.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5 + column, y: 20))
    await board.settle()
    #expect(board.titles(.doing) == ["A"])
    #expect(board.titles(.planned) == ["B"])
  }

  @Test("a card that somebody drags is shown to the others on its way, with the name")
  func movingCard() async throws {
    let board = try await SharedBoard()
    let cy = try board.journal.presence("board/main", of: Visitor.self)
    var visitor = Visitor(
      person: Person(id: "Cy", name: "Cy"), card: .number(0),
      distance: Distance(forward: 100, down: 20))
    cy.value = visitor
    #expect(board.ida.texts.contains("Cy moves it"))
    #expect(board.ida.texts.count { $0 == "A" } == 2)
    visitor.distance = nil
    cy.value = visitor
    #expect(board.ida.texts.contains("Cy looks at it"))
    #expect(board.ida.texts.count { $0 == "A" } == 1)
  }

  @Test("a card says all that is on it to those who hear it")
  func label() async throws {
    let board = try await SharedBoard()
    board.store.send(.edited(.schedule(.number(0), Date(timeIntervalSince1970: 0)), by: "Bo"))
    await board.settle()
    try board.bo.find(button: "B").tap()
    let names = board.ida.outline
    #expect(names.contains("button \"A, "))
    #expect(names.contains("1970"))
    #expect(names.contains("button \"B, Bo looks at it\""))
    board.store.send(.cameDue(.number(0), Date(timeIntervalSince1970: 0)))
    await board.settle()
    #expect(board.ida.findAll(button: "A, It is time").count == 1)
  }

  @Test("the name of the board is typed by one and seen by all, and no key is lost on the way")
  func name() async throws {
    let board = try await SharedBoard()
    let field = try board.ida.find(textField: "Name of the board")
    try field.type("Spri")
    #expect(field.value == "Spri")
    await board.settle()
    try field.type("ng")
    #expect(field.value == "Spring")
    // A key that was pressed while another was on its way comes after that one.
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    #expect(try board.bo.find(textField: "Name of the board").value == "Spring")
  }
}
