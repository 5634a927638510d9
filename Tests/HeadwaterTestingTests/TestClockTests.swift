import Headwater
import Synchronization
import Testing

@testable import HeadwaterTesting

@Suite("The test clock")
struct TestClockTests {
  @Test("time stands still until it is advanced")
  func stands() {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("a sleep whose time has come returns at once")
  func due() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now, tolerance: nil)
  }

  @Test("a sleep that is cancelled throws")
  func cancelled() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// An effect that sleeps for a second, as often as its action requests.
  struct Ticker: Reducer {
    let clock: TestClock

    func reduce(into state: inout Int, action count: Int) -> Effect<Int> {
      .run { [clock] _ in for _ in 0..<count { try await clock.sleep(for: .seconds(1)) } }
    }
  }

  @Test("running stops at its limit, and says so, when somebody still sleeps")
  func limit() {
    let clock = TestClock()
    let store = TestStore(initialState: 0, reducer: Ticker(clock: clock))
    store.send(5)
    withKnownIssue {
      clock.run(limit: 3)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The clock woke sleepers 3 times, and an effect or a test still sleeps on it. `run()` would \
        never end.

        Use `advance(by:)` with something that repeats, or raise the limit.
        """
      ]
    }
    #expect(clock.now.offset == .seconds(3))
    store.cancelEffects()
  }

  @Test("running as often as its limit allows is no failure when nobody sleeps after it")
  func exactLimit() {
    let clock = TestClock()
    let store = TestStore(initialState: 0, reducer: Ticker(clock: clock))
    store.send(5)
    clock.run(limit: 5)
    store.finish()
    #expect(clock.now.offset == .seconds(5))
  }

  /// An effect that ignores its cancellation.
  struct Deaf: Reducer {
    let clock: TestClock

    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      .run(name: "poll") { [clock] _ in
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
    }
  }

  @Test("an effect that keeps sleeping after it was cancelled is a failure, and is stopped")
  func deaf() {
    let clock = TestClock()
    withKnownIssue {
      let store = TestStore(initialState: 0, reducer: Deaf(clock: clock))
      store.send(1)
      store.cancelEffects()
      store.finish()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The effect `poll` at TestClockTests.swift:76 was cancelled, and has tried to sleep 10000 times \
        since then. It would never end.

        Likely a loop calls the clock with `try?`, which hides that a sleep was cancelled.

        Use `try` in the loop, and catch only errors other than `CancellationError`.
        """
      ]
    }
  }

  /// Starts effects that sleep for a second or two, and cancels single ones.
  struct Crowd: Reducer {
    enum Action: Sendable { case start(Int), cancel(Int), awake(Int) }

    let clock: TestClock

    func reduce(into awake: inout [Int], action: Action) -> Effect<Action> {
      switch action {
      case .start(let count):
        return .merge(
          (0..<count).map { number in
            .run { [clock] send in
              try await clock.sleep(for: .seconds(number.isMultiple(of: 2) ? 1 : 2))
              send(.awake(number))
            }
            .cancellable(id: number)
          })
      case .cancel(let number):
        return .cancel(id: number)
      case .awake(let number):
        awake.append(number)
        return .none
      }
    }
  }

  @Test("those due at the same instant wake in the order in which they went to sleep")
  func crowd() {
    let clock = TestClock()
    let store = TestStore(initialState: [], reducer: Crowd(clock: clock))
    store.exhaustivity = .relaxed
    store.send(.start(1_000))
    for number in stride(from: 0, to: 1_000, by: 3) { store.send(.cancel(number)) }
    clock.advance(by: .seconds(2))
    // Runs the turns of the waiting actions.
    store.send(.cancel(0))
    store.finish()
    let left = (0..<1_000).filter { !$0.isMultiple(of: 3) }
    #expect(
      store.state == left.filter { $0.isMultiple(of: 2) } + left.filter { !$0.isMultiple(of: 2) })
  }

  @Test("each effect that wakes sends its action, however many there are")
  func largeCrowd() {
    let clock = TestClock()
    let store = TestStore(initialState: [], reducer: Crowd(clock: clock))
    store.exhaustivity = .relaxed
    store.send(.start(3_000))
    clock.advance(by: .seconds(2))
    #expect(store.engine.waiting.count == 3_000)
    #expect(store.engine.runningEffects.isEmpty)
    store.finish()
  }
}
