/// A clock that a test advances. The test waits for the next sleeper, and wakes it.
final class StepClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleep {
    let duration: Swift.Duration
    let alarm: AsyncStream<Void>.Continuation
  }

  let now = Instant()
  let minimumResolution = Swift.Duration.zero
  private let sleeps: AsyncStream<Sleep>
  private let continuation: AsyncStream<Sleep>.Continuation

  init() {
    (sleeps, continuation) = AsyncStream.makeStream()
  }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let (wait, alarm) = AsyncStream.makeStream(of: Void.self)
    continuation.yield(Sleep(duration: now.duration(to: deadline), alarm: alarm))
    // Ends with the alarm, or when the sleeping task is cancelled.
    for await _ in wait {}
    try Task.checkCancellation()
  }

  /// Waits until a task sleeps, wakes it, and returns the duration of the sleep.
  func step() async -> Swift.Duration? {
    for await sleep in sleeps {
      sleep.alarm.finish()
      return sleep.duration
    }
    return nil
  }
}
