import Headwater
import Synchronization

/// A clock whose time passes only when a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: SignUp.State(), reducer: SignUp(clock: clock))
/// store.send(.updateUsername("a")) { $0.username = "a" }
/// clock.advance(by: .seconds(0.8))
/// store.receive(.updateUsernameMessage) { $0.usernameMessage = "…" }
/// ```
///
/// - Sleepers wake at their own instants, the earliest first, and those of the same instant in the order in
///   which they went to sleep. Waking one takes logarithmic time in the number of sleepers.
/// - The clock finishes everything that follows from a wake-up before the next one. An effect that sleeps
///   again can therefore wake again within the same advance.
public final class TestClock: WallClock, Sendable {
  /// An instant on this clock, as the time since its start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public let offset: Duration

    /// Returns the instant that is `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether an instant comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let continuation: CheckedContinuation<Void, any Error>
    let context: ManualRuntime.Context?
    let watched: WatchedTask?
    var wait: Int?

    func wake(with result: Result<Void, any Error>) {
      if let wait { (context?.effect ?? watched?.task)?.endsWait(wait) }
      continuation.resume(with: result)
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers = WaitingLine<Instant, Sleeper>()
    var cancelledBeforeSleep: Set<UInt64> = []
    var nextOrdinal: UInt64 = 0

    /// The next sleeper to wake, if it is due by an instant.
    func next(until limit: Instant?) -> Sleeper? {
      guard let next = sleepers.first, limit.map({ next.priority <= $0 }) ?? true else {
        return nil
      }
      return next.value
    }

    /// Advances the time to the next sleeper, and removes it.
    mutating func takeNext() -> Sleeper? {
      if let next = sleepers.first { now = max(now, next.priority) }
      return sleepers.takeFirst()
    }
  }

  private let state = Mutex(State())

  /// Whether it shows a later time than it is. Beside the lock, since `explore` changes it for each action.
  private let isAhead = Atomic(false)

  /// Makes a clock.
  public init() {}

  /// The current instant.
  public var now: Instant {
    let now = state.withLock { $0.now }
    return isAhead.load(ordering: .relaxed) ? now.advanced(by: .seconds(1)) : now
  }

  /// Shows a later time than it is, or the right one again. A result that then differs depends on the time.
  @usableFromInline
  func showsLater(_ isLater: Bool) { isAhead.store(isLater, ordering: .relaxed) }

  /// The smallest step of the clock, which is zero.
  public var minimumResolution: Duration { .zero }

  /// The time since the clock's start, which counts as the beginning of 1970.
  public var timeSince1970: Duration { now.offset }

  /// Suspends the task until the clock is advanced to an instant.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
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

  /// Advances the time, and wakes each sleeper at its instant.
  ///
  /// - Parameter duration: How far to advance. Zero wakes sleepers that are due now.
  public func advance(by duration: Duration, isolation: isolated (any Actor)? = #isolation) {
    let target = now.advanced(by: duration)
    while wakeNext(until: target, on: isolation) {}
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Advances the time until nothing sleeps on this clock any more.
  ///
  /// - Parameter limit: The largest number of wake-ups, at which the test fails. Without it, an effect that
  ///   always sleeps again, such as a timer, would go on forever.
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
          The clock woke sleepers \(limit) times, and an effect or a test still sleeps on it. `run()` would \
          never end.

          Use `advance(by:)` with something that repeats, or raise the limit.
          """,
          at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        return
      }
    }
  }

  /// Wakes the sleeper that is due first, and finishes everything that follows.
  ///
  /// - Returns: Whether there was a sleeper.
  func wakeNext(until limit: Instant?, on actor: (any Actor)?) -> Bool {
    guard let next = state.withLock({ $0.next(until: limit) }) else { return false }
    guard let runtime = next.context?.runtime else {
      state.withLock { $0.takeNext() }?.wake(with: .success(()))
      return true
    }
    let isWoken = runtime.lock.withLock {
      // Events from outside that came before are processed before time passes. They may cancel the sleeper.
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

  /// The sleepers, in the order in which they wake: the effect of each, the number in the order in which they
  /// went to sleep, and the time that is left.
  var sleepers: [(effect: RunningEffect?, number: UInt64, rest: Duration)] {
    state.withLock { state in
      state.sleepers.all.map {
        (
          effect: $0.value.context?.effect, number: $0.number,
          rest: state.now.duration(to: $0.priority)
        )
      }
    }
  }

  private func register(
    _ ordinal: UInt64, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let context = ManualRuntime.context
    var sleeper = Sleeper(
      continuation: continuation, context: context,
      watched: context == nil ? EffectWait.watched : nil)
    let result: Result<Void, any Error>? = state.withLock { state in
      if state.cancelledBeforeSleep.remove(ordinal) != nil { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      if !EffectWait.isLimit {
        let words: @Sendable () -> String? = { [weak self] in
          let rest = self?.now.duration(to: deadline) ?? .zero
          let call = "clock.advance(by: .seconds(\(rest / .seconds(1))))"
          return "sleeps \(rest): advance the clock, `\(call)`"
        }
        sleeper.wait = context?.effect.waits(for: words) ?? sleeper.watched?.waits(for: words)
      }
      state.sleepers.join(sleeper, number: ordinal, priority: deadline)
      return nil
    }
    if let result { sleeper.wake(with: result) }
  }
}
