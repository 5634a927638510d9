import Headwater
import Synchronization

/// A clock whose time passes only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: SignUp.State(), reducer: SignUp(clock: clock))
/// store.send(.updateUsername("a")) { $0.username = "a" }
/// clock.advance(by: .seconds(0.8))
/// store.receive(.updateUsernameMessage) { $0.usernameMessage = "…" }
/// ```
///
/// - Whatever sleeps is woken at its own instant, earliest first; those of one instant in the order
///   in which they went to sleep: each costs the logarithm of how many sleep. Before the next is woken, everything that follows has been done,
///   so an effect that sleeps again wakes again within the same advance.
public final class TestClock: Clock, Sendable {
  /// A moment on this clock: how long after its start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public let offset: Duration

    /// The moment that lies `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether a moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let continuation: CheckedContinuation<Void, any Error>
    let context: ManualRuntime.Context?
    var wait: Int?

    func wake(with result: Result<Void, any Error>) {
      if let wait { context?.effect.endsWait(wait) }
      continuation.resume(with: result)
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers = WaitingLine<Instant, Sleeper>()
    var cancelledBeforeSleep: Set<UInt64> = []
    var nextOrdinal: UInt64 = 0

    /// The one that is to be woken next, if it is due by then.
    func next(until limit: Instant?) -> Sleeper? {
      guard let next = sleepers.first, limit.map({ next.priority <= $0 }) ?? true else {
        return nil
      }
      return next.value
    }

    /// Lets time pass until that one is due, and takes it.
    mutating func takeNext() -> Sleeper? {
      if let next = sleepers.first { now = max(now, next.priority) }
      return sleepers.takeFirst()
    }
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at its start.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// Time passes in steps of any size.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the clock was advanced to a moment.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let ordinal = state.withLock { state in
      defer { state.nextOrdinal += 1 }
      return state.nextOrdinal
    }
    await ManualRuntime.context?.stopIfItNeverEnds()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(ordinal, until: deadline, continuation)
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.leave(number: ordinal)
        if sleeper == nil { state.cancelledBeforeSleep.insert(ordinal) }
        return sleeper
      }
      sleeper?.wake(with: .failure(CancellationError()))
    }
  }

  /// Lets time pass, and everything happen that it brings.
  ///
  /// - Parameter duration: How much time passes; zero wakes what is due now.
  public func advance(by duration: Duration, isolation: isolated (any Actor)? = #isolation) {
    let target = now.advanced(by: duration)
    while wakeNext(until: target, on: isolation) {}
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Lets time pass until nobody sleeps on this clock any more.
  ///
  /// - Parameter limit: How many wake-ups to allow. Something that always sleeps again, like a timer,
  ///   would otherwise go on for ever; reaching the limit fails the test.
  public func run(
    limit: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    var wakeUps = 0
    while wakeNext(until: nil, on: isolation) {
      wakeUps += 1
      if wakeUps == limit && state.withLock({ !$0.sleepers.isEmpty }) {
        reportFailure(
          """
          The clock woke sleepers \(limit) times and somebody still sleeps on it, so `run()` would \
          go on for ever. Use `advance(by:)` with something that repeats, or raise the limit.
          """,
          at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        return
      }
    }
  }

  /// Wakes the sleeper that is due first, and lets everything happen that follows.
  ///
  /// - Returns: Whether there was one.
  private func wakeNext(until limit: Instant?, on actor: (any Actor)?) -> Bool {
    guard let next = state.withLock({ $0.next(until: limit) }) else { return false }
    guard let runtime = next.context?.runtime else {
      state.withLock { $0.takeNext() }?.wake(with: .success(()))
      return true
    }
    let isWoken = runtime.lock.withLock {
      // What has come from outside until now happens before time passes, and may cancel the sleeper.
      runtime.drain(on: actor)
      let sleeper = state.withLock { state in
        state.next(until: limit)?.context?.runtime === runtime ? state.takeNext() : nil
      }
      sleeper?.wake(with: .success(()))
      runtime.drain(on: actor)
      return sleeper != nil
    }
    return isWoken || wakeNext(until: limit, on: actor)
  }

  private func register(
    _ ordinal: UInt64, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    var sleeper = Sleeper(continuation: continuation, context: ManualRuntime.context)
    let result: Result<Void, any Error>? = state.withLock { state in
      if state.cancelledBeforeSleep.remove(ordinal) != nil { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      if !EffectWait.isLimit {
        sleeper.wait = sleeper.context?.effect.waits { [weak self] in
          let rest = self?.now.duration(to: deadline) ?? .zero
          let call = "clock.advance(by: .seconds(\(rest / .seconds(1))))"
          return "sleeps \(rest): advance the clock, `\(call)`"
        }
      }
      state.sleepers.join(sleeper, number: ordinal, priority: deadline)
      return nil
    }
    if let result { sleeper.wake(with: result) }
  }
}
