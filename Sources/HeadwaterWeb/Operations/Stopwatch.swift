/// A type-erased clock that starts when the host is made.
struct Stopwatch: Sendable {
  /// The time since the start.
  let elapsed: @Sendable () -> Duration
  /// Waits; throws if the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  init<Time: Clock<Duration>>(_ clock: Time) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }
}
