import HeadwaterPortableViews
import Logging
import Synchronization

/// Detects that something blocks the main actor, which serves all people of a process.
///
/// A session reports the begin and the end of each event. ``check()``, which is called off the main actor,
/// detects that an event has not ended, or that the main actor does not respond at all. Both hold the lock
/// only for a few instructions.
final class MainActorWatch: Sendable {
  /// The current work of the main actor.
  struct Work: Sendable {
    var name: String
    var session: String
    var start: Duration
    var isReported = false
  }

  private struct State {
    var work: Work?
    /// The time since which a response of the main actor is awaited.
    var asked: Duration?
    var isSilenceReported = false
  }

  private let limit: Duration
  private let elapsed: @Sendable () -> Duration
  private let logger: Logger
  private let metrics: HostMetrics
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The time for which the main actor may be blocked.
  ///   - elapsed: The time since a fixed start.
  init(
    limit: Duration, elapsed: @escaping @Sendable () -> Duration, logger: Logger,
    metrics: HostMetrics
  ) {
    self.limit = limit
    self.elapsed = elapsed
    self.logger = logger
    self.metrics = metrics
  }

  /// Whether the main actor has not responded for longer than the limit.
  var isHeld: Bool {
    let now = elapsed()
    return state.withLock { state in
      state.asked.map { now - $0 > limit } ?? false
    }
  }

  /// Handles an event, and watches its duration.
  @MainActor func watch(
    _ name: @autoclosure () -> String, session: Secret, _ body: () -> EventOutcome
  ) -> EventOutcome {
    let start = elapsed()
    let work = Work(name: name(), session: session.short, start: start)
    state.withLock { $0.work = work }
    let outcome = body()
    let duration = elapsed() - start
    let wasReported = state.withLock { state in
      defer { state.work = nil }
      return state.work?.isReported ?? false
    }
    metrics.eventHandled(in: duration, isDropped: outcome != .handled)
    if duration > limit {
      if !wasReported { metrics.mainActorHeld() }
      logger.error(
        "A handler has held the main actor: move its work off it, into an effect for example",
        metadata: [
          "handler": "\(work.name)", "session": "\(work.session)", "duration": "\(duration)",
        ])
    }
    return outcome
  }

  /// Checks whether the main actor is blocked, and asks it for a response.
  func check() {
    let now = elapsed()
    let (report, asks) = state.withLock { state in
      var report: Work?
      if var work = state.work, !work.isReported, now - work.start > limit {
        work.isReported = true
        state.work = work
        state.isSilenceReported = true
        report = work
      } else if let asked = state.asked, !state.isSilenceReported, now - asked > limit {
        state.isSilenceReported = true
        report = Work(name: "work that is no event handler", session: "none", start: asked)
      }
      let asks = state.asked == nil
      if asks { state.asked = now }
      return (report, asks)
    }
    if let report { tell(report, now) }
    if asks { Task { @MainActor in answer() } }
  }

  /// Records a response of the main actor.
  private func answer() {
    state.withLock { state in
      state.asked = nil
      state.isSilenceReported = false
    }
  }

  private func tell(_ work: Work, _ now: Duration) {
    metrics.mainActorHeld()
    logger.error(
      "The main actor is held, and nobody is served meanwhile",
      metadata: [
        "handler": "\(work.name)", "session": "\(work.session)", "since": "\(now - work.start)",
      ])
  }
}
