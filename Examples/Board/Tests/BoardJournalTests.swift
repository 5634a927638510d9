import Foundation
import HeadwaterJournal
import HeadwaterJournalTesting
import HeadwaterTesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, in several processes")
struct BoardJournalTests {
  @Test(
    "whatever people in two processes do at once, both have the same board", arguments: Seeds.few)
  func sameBoard(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let test = try await JournalTest(initialState: .welcome, reducer: Board(), processes: 2)
    for number in 0..<30 {
      let process = random.number(0...1)
      let person: Author = process == 0 ? "Ida" : "Bo"
      test[process].send(
        random.once(in: 4)
          ? .undoTapped(by: person) : .edited(.random(number, using: &random), by: person))
      if random.once(in: 3) { await test.settle() }
    }
    await test.settle()
    #expect(test[0].state == test[1].state, "seed \(seed)")
    try await test.expectReplay()
  }

  @Test("a due date is watched by another process when the first one has died, and comes once")
  func dueDate() async throws {
    let database = MemoryDatabase()
    let one = try await Process(database)
    let other = try await Process(database)
    await one.store.journal?.keep()
    let card = Board.State.welcome.cards[0].id
    let due = one.start + 60
    one.store.send(.edited(.schedule(card, due), by: "Ida"))
    await one.settle()
    await other.settle()
    other.clock.advance(by: .seconds(60))
    await other.settle()
    #expect(other.store.cards[id: card]?.isDue == false)

    // The first process says nothing any more.
    database.advance(by: .seconds(20))
    await other.store.journal?.keep()
    other.clock.advance(by: .zero)
    await other.settle()
    #expect(other.store.cards[id: card]?.isDue == true)
    // The stopped one comes back, and its alarm goes off too late.
    one.store.onIssue = { _ in }
    one.clock.advance(by: .seconds(60))
    await one.settle()
    #expect(one.store.state == other.store.state)
    #expect(one.store.journal?.number == 2)
  }

  /// A process whose work a test does.
  @MainActor
  private struct Process {
    let clock = TestClock()
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let runtime = ManualRuntime()
    let store: Store<Board.State, Board.Action>

    init(_ database: MemoryDatabase) async throws {
      store = try await MemoryJournal(database).store(
        "board/main", initialState: .welcome,
        reducer: Board(clock: clock) { [clock, start] in start + clock.now.offset / .seconds(1) },
        runtime: runtime.effects, isManual: true)
    }

    func settle() async {
      store.journal?.look()
      runtime.drain()
      while await store.journal?.step() == true { runtime.drain() }
    }
  }
}
