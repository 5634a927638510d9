import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

@MainActor
@Suite("Board, what was kept while its person was away", .timeLimit(.minutes(3)))
struct KeptEditTests {
  nonisolated static let edits: [Edit] = [
    .add(Card(id: .number(7), title: "C", column: .planned), before: nil), .delete(.number(0)),
    .rename(.number(0), "Mine"), .schedule(.number(0), .distantFuture),
    .move(.number(0), Place(column: .done)),
    .move(.number(1), Place(column: .planned, before: .number(0))),
    .name("Spring"),
  ]

  @Test(
    "an edit that was kept and that somebody has taken back is not made again", arguments: edits)
  func takenBack(edit: Edit) async throws {
    let board = try await SharedBoard()
    let former = Outbox()
    board.journal.faults.isAway = true
    #expect(former.send(edit, by: "Ida", to: board.store))
    let remembered = former.unfinished
    board.journal.faults.isAway = false
    await board.settle()
    board.store.send(.edited(try #require(board.store.steps.last).undo, by: "Bo"))
    await board.settle()
    let (cards, title) = (board.store.cards, board.store.title)

    let outbox = Outbox()
    outbox.restore(remembered, by: "Ida", to: board.store)
    await board.settle()
    #expect(outbox.unfinished == [])
    #expect(board.store.cards == cards)
    #expect(board.store.title == title)
  }

  @Test("an edit of a window that is opened again while it waits is made once", arguments: edits)
  func twiceOnItsWay(edit: Edit) async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    let former = Outbox()
    #expect(former.send(edit, by: "Ida", to: board.store))
    var state = Board.State.planned(["A", "B"])
    state.edit(edit, by: "Ida")
    board.store.send(.edited(try #require(state.steps.last).undo, by: "Bo"))
    let outbox = Outbox()
    outbox.restore(former.unfinished, by: "Ida", to: board.store)
    #expect(board.store.journal?.waitingCount == 3)
    board.journal.faults.isAway = false
    await board.settle()
    #expect(board.store.cards == Board.State.planned(["A", "B"]).cards)
    #expect(board.store.title == "")
  }

  @Test("a name that was typed and taken away again, key by key, does not come back")
  func name() async throws {
    let board = try await SharedBoard()
    let outbox = Outbox()
    #expect(outbox.send(.name("S"), by: "Ida", to: board.store))
    let remembered = outbox.unfinished
    await board.settle()
    board.store.send(.edited(.name(""), by: "Ida", as: UUID()))
    await board.settle()
    let later = Outbox()
    later.restore(remembered, by: "Ida", to: board.store)
    await board.settle()
    #expect(later.unfinished == [])
    #expect(board.store.title == "")
  }

  @Test("an undo that was kept takes back nothing when its window is opened again")
  func undo() async throws {
    let board = try await SharedBoard()
    let outbox = Outbox()
    for title in ["One", "Two"] {
      #expect(outbox.send(.rename(.number(0), title), by: "Ida", to: board.store))
    }
    await board.settle()
    outbox.undo(by: "Ida", on: board.store)
    let remembered = outbox.unfinished
    await board.settle()
    board.store.send(.edited(.rename(.number(0), "Two"), by: "Bo"))
    await board.settle()
    let later = Outbox()
    later.restore(remembered, by: "Ida", to: board.store)
    await board.settle()
    #expect(later.unfinished == [])
    #expect(board.titles(.planned) == ["Two", "B"])
  }

  @Test("nobody is asked about a card that they have added, and that somebody has deleted")
  func zombie() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    try SharedBoard.add("C", in: board.ida)
    let storage = board.ida.storage
    board.ida.close()
    board.journal.faults.isAway = false
    await board.settle()
    board.store.send(.edited(.delete(try #require(board.store.cards.last).id), by: "Bo"))
    await board.settle()
    let again = try SharedBoard.host(board.journal, board.store, ContinuousClock(), storage)
    await board.settle()
    #expect(again.findAll(button: "Leave it").isEmpty)
    #expect(board.titles(.doing) == [])
    again.close()
  }
}
