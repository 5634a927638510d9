import HeadwaterPortableViews
import Logging
import Synchronization

/// Notices when something holds the main actor, on which all people of a process are served.
///
/// A session says when it begins and ends to handle an event; ``check()``, which is called from
/// outside the main actor, finds out that one has not ended, or that the main actor answers nobody at
/// all. Its lock is held for a few instructions by each.
final class MainActorWatch: Sendable {
  /// What is being done on the main actor.
  struct Work: Sendable {
    var name: String
    var session: String
    var start: Duration
    var isReported = false
  }

  private struct State {
    var work: Work?
    /// Since when an answer of the main actor is awaited.
    var asked: Duration?
    var isSilenceReported = false
  }

  private let limit: Duration
  private let elapsed: @Sendable () -> Duration
  private let logger: Logger
  private let metrics: HostMetrics
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: For how long the main actor may be held.
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

  /// Whether the main actor has not answered for longer than the limit.
  var isHeld: Bool {
    let now = elapsed()
    return state.withLock { state in
      state.asked.map { now - $0 > limit } ?? false
    }
  }

  /// Handles an event under watch.
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

  /// Looks whether the main actor is held, and asks it for an answer.
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

  /// The main actor has answered.
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
