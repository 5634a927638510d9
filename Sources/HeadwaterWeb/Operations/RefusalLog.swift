import Logging
import Synchronization

/// Logs refused clients, at a limited rate: they cannot fill the log.
///
/// Refusals come from connections, requests and sessions, each on an executor of its own. A lock protects the
/// state; it is held to take one token, and never while a line is written.
final class RefusalLog: Sendable {
  private struct State {
    var rate: RateLimit
    var leftOut = 0
  }

  private let logger: Logger
  private let elapsed: @Sendable () -> Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - logger: Receives the number of lines that were left out.
  ///   - elapsed: The time since a fixed start.
  init(logger: Logger, elapsed: @escaping @Sendable () -> Duration) {
    self.logger = logger
    self.elapsed = elapsed
    state = Mutex(
      State(rate: RateLimit(perSecond: Self.perSecond, burst: Self.burst, now: elapsed())))
  }

  /// Writes a line, unless there have been too many lately.
  ///
  /// - Parameters:
  ///   - logger: Receives the line. Its metadata name the client.
  ///   - reason: The reason of the refusal, without anything that the client has sent.
  func note(
    _ message: Logger.Message, _ logger: Logger, reason: String, level: Logger.Level = .notice
  ) {
    let now = elapsed()
    let isAllowed = state.withLock { state in
      if state.rate.allows(at: now) { return true }
      state.leftOut += 1
      return false
    }
    if isAllowed { logger.log(level: level, message, metadata: ["reason": "\(reason)"]) }
  }

  /// Logs the number of lines that were left out since the last call.
  func tellLeftOut() {
    let count = state.withLock { state in
      defer { state.leftOut = 0 }
      return state.leftOut
    }
    guard count > 0 else { return }
    logger.notice("More clients were refused than are logged", metadata: ["left-out": "\(count)"])
  }

  private static let perSecond = 2
  private static let burst = 20
}
