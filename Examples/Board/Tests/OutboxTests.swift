import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, what is not kept yet", .timeLimit(.minutes(3)))
struct OutboxTests {
  private static let note = "What you do is not kept yet. It is tried again by itself."

  @Test(
    "a card that waits for the journal is shown as such, and is an ordinary one when it is kept")
  func late() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    try SharedBoard.add("C", in: board.ida)
    await board.ida.until { board.ida.texts.contains("Not kept yet") }
    #expect(board.ida.texts.contains("C"))
    #expect(board.ida.texts.contains(Self.note))
    #expect(board.ida.findAll(button: "C").isEmpty)
    board.journal.faults.isAway = false
    await board.settle()
    await board.ida.until { !board.ida.texts.contains(Self.note) }
    #expect(!board.ida.texts.contains("Not kept yet"))
    #expect(board.ida.findAll(button: "C").count == 1)
    #expect(board.titles(.doing) == ["C"])
  }

  @Test("what a process has not kept before it died is sent again by the next one, and stands once")
  func restored() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    try SharedBoard.add("C", in: board.ida)
    let storage = board.ida.storage
    board.ida.close()

    // The process is gone with all that waited in it.
    let journal = MemoryJournal(presence: PresenceOptions())
    let store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), isManual: true)
    let later = try SharedBoard.host(journal, store, ContinuousClock(), storage)
    while await store.journal?.step() == true {}
    #expect(store.state.titles(in: .doing) == ["C"])
    let again = try SharedBoard.host(journal, store, ContinuousClock(), storage)
    while await store.journal?.step() == true {}
    #expect(store.state.titles(in: .doing) == ["C"])
    later.close()
    again.close()
  }

  @Test("what waits where an older version of the page remembers it is sent, and forgotten there")
  func olderKey() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    try SharedBoard.add("C", in: board.ida)
    var storage = board.ida.storage
    board.ida.close()
    storage.scene["board.waiting"] = storage.scene.removeValue(forKey: "tab.board.waiting")

    let (later, store) = try await SharedBoard.next(storage)
    #expect(store.state.titles(in: .doing) == ["C"])
    #expect(later.storage.scene["board.waiting"] == "[]")
    later.close()
  }

  @Test("a board that others have filled meanwhile keeps the card for the one who has written it")
  func full() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    for number in 2..<Board.largestCount {
      let card = Card(id: .number(number), title: "\(number)", column: .done)
      board.store.send(.edited(.add(card, before: nil), by: "Bo"))
    }
    try SharedBoard.add("C", in: board.ida)
    await board.settle()
    await board.ida.until { board.ida.texts.contains("Not kept yet") }
    #expect(board.ida.texts.contains("The board is full. Delete cards to add others."))
    #expect(try !board.ida.find(textField: "New card in Doing").isEnabled)

    board.store.send(.edited(.delete(.number(2)), by: "Bo"))
    await board.settle()
    await board.ida.until { board.store.journal?.waitingCount == 1 }
    await board.settle()
    await board.ida.until { !board.ida.texts.contains("Not kept yet") }
    #expect(board.titles(.doing) == ["C"])
    #expect(!board.ida.texts.contains(Self.note))
  }

  @Test("an edit that waits can be taken back, and both outlive the process")
  func undo() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    try SharedBoard.add("C", in: board.ida)
    try SharedBoard.add("D", in: board.ida)
    try board.ida.find(button: "Undo").tap()
    let storage = board.ida.storage
    board.ida.close()

    let (ui, store) = try await SharedBoard.next(storage)
    #expect(store.state.titles(in: .doing) == ["C"])
    #expect(store.state.lastStep(of: "Ida")?.title == "add “C”")
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }

  @Test(
    "an edit that is taken back while it waits, also for room on the disk, is gone when both are kept",
    arguments: [false, true])
  func undoKept(isFull: Bool) async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = !isFull
    board.journal.faults.isFull = isFull
    try SharedBoard.add("C", in: board.ida)
    try board.ida.find(button: "Undo").tap()
    #expect(try !board.ida.find(button: "Undo").isEnabled)
    board.journal.faults = JournalFaults()
    await board.settle()
    #expect(board.titles(.doing) == [])
    #expect(board.store.state.steps == [])
  }
}
