import HeadwaterJournalTesting
import HeadwaterTesting
import Synchronization
import Testing

@MainActor @Suite struct JournalTestTests {
  @Test(
    "processes of a test share what they send, a keeper is lost in one line, and a replay is equal")
  func steps() async throws {
    let clock = TestClock()
    let test = try await JournalTest(
      initialState: Ledger.State(), reducer: Ledger(clock: clock), processes: 2)
    await test.keep(0)
    test[0].send(.add("a", 15))
    test[1].send(.setTicking(true))
    await test.settle()
    #expect(test[0].state == test[1].state)

    await test.loseKeeper(to: 1)
    clock.advance(by: .seconds(3))
    test[0].onIssue = { _ in }
    await test.settle()

    #expect(test[0].ticks == 1)
    #expect(test[1].journal?.isKeeper == true)
    try await test.expectReplay()
    try await test.addProcess()
    #expect(test[2].ticks == 1)
  }

  @Test("a reducer that is no function of its state and action fails the replay")
  func impure() async throws {
    let test = try await JournalTest(initialState: 0, reducer: Impure(), processes: 2)
    test[0].send(.tapped)
    await test.settle()

    await #expect(throws: JournalViolation.self) { try await test.expectReplay() }
  }

  /// Counts how often it was called, in all processes.
  struct Impure: Reducer {
    enum Action: Codable, Sendable {
      case tapped
    }

    private let calls = Calls()

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      state = calls.next()
      return .none
    }
  }

  final class Calls: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
