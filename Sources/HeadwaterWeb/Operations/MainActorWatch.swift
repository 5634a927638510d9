import HeadwaterPortableViews
import Logging
import Synchronization

/// Detects that something blocks the main actor, which serves all people of a process.
///
/// A session reports the begin and the end of each event, of each report about its person, and of each update
/// of its views. ``check()``, which is called off the main actor, detects that one of them has not ended, or
/// that the main actor does not respond at all. Both hold the lock only for a few instructions.
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
    /// The last work that has begun since a response is awaited.
    var latest: Work?
    /// The time since which a response of the main actor is awaited.
    var asked: Duration?
    var isSilenceReported = false

    /// The description of work of which no part has taken long.
    func workInSilence(since start: Duration) -> Work {
      guard let latest else {
        return Work(name: "work that is of no session", session: "none", start: start)
      }
      return Work(
        name: "much work, lately \(latest.name)", session: latest.session, start: start)
    }
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
    let (outcome, duration) = measure(name(), session, body)
    metrics.eventHandled(in: duration, isDropped: outcome != .handled)
    return outcome
  }

  /// Does other work of a session, and watches its duration. The work contains no other watched work.
  @MainActor func watchWork<Result>(_ name: String, session: Secret, _ body: () -> Result) -> Result
  {
    measure(name, session, body).result
  }

  @MainActor private func measure<Result>(
    _ name: String, _ session: Secret, _ body: () -> Result
  ) -> (result: Result, duration: Duration) {
    let start = elapsed()
    let work = Work(name: name, session: session.short, start: start)
    state.withLock { state in
      state.work = work
      state.latest = work
    }
    let result = body()
    let duration = elapsed() - start
    let wasReported = state.withLock { state in
      defer { state.work = nil }
      return state.work?.isReported ?? false
    }
    if duration > limit {
      if !wasReported { metrics.mainActorHeld() }
      logger.error(
        "A handler has held the main actor: move its work off it, into an effect for example",
        metadata: [
          "handler": "\(work.name)", "session": "\(work.session)", "duration": "\(duration)",
        ])
    }
    return (result, duration)
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
        report = state.workInSilence(since: asked)
      }
      let asks = state.asked == nil
      if asks {
        state.asked = now
        state.latest = state.work
      }
      return (report, asks)
    }
    if let report { tell(report, now) }
    if asks { Task { @MainActor in answer() } }
  }

  /// Records a response of the main actor.
  private func answer() {
    state.withLock { state in
      state.asked = nil
      state.latest = nil
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
