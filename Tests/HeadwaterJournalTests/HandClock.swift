import Synchronization

/// A clock whose sleeps end when a test says so, and all of them at its end.
final class HandClock: Clock, Sendable {
  private struct State {
    var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
    var count = 0
    var isEnded = false
  }

  let now = ContinuousClock().now
  let sleeps: AsyncStream<(id: Int, duration: Duration)>
  private let begin: AsyncStream<(id: Int, duration: Duration)>.Continuation
  private let state = Mutex(State())

  init() {
    (sleeps, begin) = AsyncStream.makeStream(of: (id: Int, duration: Duration).self)
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let id: Int? = state.withLock { state in
        guard !state.isEnded else { return nil }
        state.count += 1
        state.sleepers[state.count] = continuation
        return state.count
      }
      guard let id else { return continuation.resume(throwing: CancellationError()) }
      begin.yield((id, now.duration(to: deadline)))
    }
  }

  func wake(_ id: Int) {
    state.withLock { $0.sleepers.removeValue(forKey: id) }?.resume()
  }

  func end() {
    let left = state.withLock { state in
      defer { state.sleepers = [:] }
      state.isEnded = true
      return state.sleepers.values.map { $0 }
    }
    for sleeper in left { sleeper.resume(throwing: CancellationError()) }
  }
}
