/// The time limit of a wait, which runs only while the process has a thread to spare.
///
/// On a slow or busy machine a test gets no thread for minutes, and neither does what it waits for. A limit by the
/// clock alone would fail that test although nothing is wrong with it. So the limit is cut into parts. After each
/// part a probe queues up behind everything that is ready, in the pools of threads and on the main actor, and the
/// next part begins when the probe has had its turn. Waiting for that turn does not count.
package struct SpareTime: Sendable {
  private let limit: Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private let takeTurn: @Sendable () async -> Void

  /// How many times a probe runs before a wait is given up.
  static let parts = 60

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - limit: The time with a thread to spare.
  ///   - sleep: Waits for a time by the clock.
  ///   - takeTurn: Returns after everything that was ready when it was called has had a thread.
  package init(
    limit: Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    takeTurn: @escaping @Sendable () async -> Void = SpareTime.takeTurnOfEachPool
  ) {
    self.limit = limit
    self.sleep = sleep
    self.takeTurn = takeTurn
  }

  /// Returns when the limit is used up.
  ///
  /// - Throws: What `sleep` throws, such as `CancellationError`.
  package func pass() async throws {
    guard limit > .zero else { return }
    for _ in 0..<Self.parts {
      try await sleep(limit / Self.parts)
      await takeTurn()
    }
  }

  /// Takes a turn in each pool of threads, the lowest priority last, and on the main actor.
  @Sendable package static func takeTurnOfEachPool() async {
    // Off Apple platforms each priority has a pool of its own.
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) {}.value
    }
    await MainActor.run {}
  }
}

/// How a wait for news ends.
package enum WaitEnd: Sendable, Equatable {
  /// Something has changed.
  case news
  /// The limit was used up. The text says how long that took.
  case givenUp(String)

  static func givenUp(limit: Duration, after elapsed: Duration) -> WaitEnd {
    // Twice the limit means that the wait for threads took longer than the limit itself.
    guard limit > .zero, elapsed > limit * 2 else { return .givenUp("\(limit)") }
    let rounded = Duration.seconds((elapsed / .seconds(1)).rounded())
    return .givenUp("\(limit) in which a thread was to spare (\(rounded) by the clock)")
  }
}
