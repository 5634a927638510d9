#if Postgres
  import HeadwaterJournal
  import Synchronization

  /// Decides when the next attempt to connect is made. After each failure the time doubles, up to two seconds.
  ///
  /// A thousand stores that try again would otherwise be as many attempts.
  final class Attempts: Sendable {
    private struct State {
      var failures = 0
      var hasSucceeded = false
      var next = ContinuousClock.now
      var error: JournalError?
    }

    private let state = Mutex(State())

    /// Whether there was a connection at any time.
    var hasSucceeded: Bool { state.withLock { $0.hasSucceeded } }

    /// - Throws: The last error, if the time for another attempt has not come.
    func begin() throws(JournalError) {
      let error: JournalError? = state.withLock { state in
        guard let error = state.error, .now < state.next else { return nil }
        return error
      }
      if let error { throw error }
    }

    func failed(_ error: JournalError) {
      state.withLock { state in
        let longest = Duration.milliseconds(min(2_000, 25 << min(state.failures, 7)))
        state.failures += 1
        state.error = error
        // Processes that have lost the server together don't come back together.
        state.next = .now + longest * Double.random(in: 0.5...1)
      }
    }

    func succeeded() {
      state.withLock { $0 = State(hasSucceeded: true) }
    }
  }
#endif
