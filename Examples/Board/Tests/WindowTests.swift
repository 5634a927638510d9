import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Synchronization
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, several windows", .timeLimit(.minutes(3)))
struct WindowTests {
  @Test("a window takes back what was done in it, and not what its person did in another")
  func undo() async throws {
    let board = try await SharedBoard()
    let other = try board.window("second", of: "Ida")
    try SharedBoard.rename("A", to: "First", in: board.ida)
    await board.settle()
    #expect(try !other.find(button: "Undo").isEnabled)
    try SharedBoard.rename("B", to: "Second", in: other)
    await board.settle()
    try board.ida.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["A", "Second"])
    #expect(try !board.ida.find(button: "Undo").isEnabled)
    try other.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["A", "B"])
    other.close()
  }

  @Test("a window that was loaded again, also by another process, can still take back")
  func reload() async throws {
    let board = try await SharedBoard()
    try SharedBoard.rename("A", to: "Mine", in: board.ida)
    await board.settle()
    let storage = board.ida.storage
    board.ida.close()
    let again = try SharedBoard.host(board.journal, board.store, ContinuousClock(), storage)
    try again.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["A", "B"])
    again.close()
  }

  @Test("a new window gets an id of its own, and keeps it")
  func id() async throws {
    let board = try await SharedBoard()
    let one = try board.window("", of: "Cy")
    let other = try board.window("", of: "Cy")
    let ids = [one, other, one].map { $0.storage.scene["tab.board.window"] }
    #expect(ids[0] != ids[1])
    #expect(ids[0] == ids[2])
    #expect(ids.allSatisfy { $0?.isEmpty == false })
    one.close()
    other.close()
  }

  @Test("fifty windows whose edits wait for others ask the journal for nothing when they try again")
  func manyWindows() async throws {
    var options = JournalOptions()
    options.waitingLimit = 1
    let board = try await SharedBoard(options: options)
    board.journal.faults.batchesLost = 1_000
    board.store.send(.edited(.rename(.number(0), "On its way"), by: "Bo"))
    _ = await board.store.journal?.step()
    board.store.send(.edited(.rename(.number(0), "Waits"), by: "Bo"))
    #expect(board.journal.faults.batchesLost == 999)
    for number in 0..<50 {
      let author = Author(person: "Ida", window: "\(number)")
      let outbox = Outbox()
      #expect(outbox.send(.rename(.number(1), "\(number)"), by: author, to: board.store))
      let clock = EndingClock(after: 20)
      await outbox.watch(clock, by: author, to: board.store)
      #expect(clock.isOver)
      #expect(outbox.isLate)
    }
    #expect(board.journal.faults.batchesLost == 999)
    #expect(board.store.journal?.waitingCount == 2)
  }

  @Test("a window whose edits wait is told so once, and not with each try")
  func late() async throws {
    let board = try await SharedBoard()
    board.journal.faults.isAway = true
    let outbox = Outbox()
    _ = outbox.send(.rename(.number(0), "Mine"), by: "Ida", to: board.store)
    await outbox.watch(HastyClock(), by: "Ida", to: board.store)
    await confirmation("told once more", expectedCount: 0) { told in
      withObservationTracking {
        #expect(outbox.isLate)
      } onChange: {
        told()
      }
      await outbox.watch(HastyClock(), by: "Ida", to: board.store)
    }
  }
}

/// A clock on which every wait is over at once, up to a number of them.
private final class EndingClock: Clock, Sendable {
  private let left: Mutex<Int>

  let now = ContinuousClock().now
  var minimumResolution: Duration { .zero }

  init(after count: Int) { left = Mutex(count) }

  var isOver: Bool { left.withLock { $0 == 0 } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try left.withLock { left in
      guard left > 0 else { throw CancellationError() }
      left -= 1
    }
  }
}
