import Metrics

/// The metrics of a host, for swift-metrics. `Deploying.md` describes each of them for operators.
struct HostMetrics: Sendable {
  private let sessions: Meter
  private let sockets: Meter
  private let handledEvents: Counter
  private let droppedEvents: Counter
  private let eventDuration: Timer
  private let flushDuration: Timer
  private let bytesIn: Counter
  private let bytesOut: Counter
  private let holds: Counter
  private let slowdowns: Counter
  private let factory: any MetricsFactory

  init(factory: any MetricsFactory) {
    self.factory = factory
    sessions = Meter(label: "headwater_sessions", factory: factory)
    sockets = Meter(label: "headwater_sockets", factory: factory)
    handledEvents = Counter(
      label: "headwater_events", dimensions: [("result", "handled")], factory: factory)
    droppedEvents = Counter(
      label: "headwater_events", dimensions: [("result", "dropped")], factory: factory)
    eventDuration = Timer(label: "headwater_event_duration", factory: factory)
    flushDuration = Timer(label: "headwater_flush_duration", factory: factory)
    bytesIn = Counter(
      label: "headwater_bytes", dimensions: [("direction", "in")], factory: factory)
    bytesOut = Counter(
      label: "headwater_bytes", dimensions: [("direction", "out")], factory: factory)
    holds = Counter(label: "headwater_main_actor_holds", factory: factory)
    slowdowns = Counter(label: "headwater_slowdowns", factory: factory)
  }

  func sessionsChanged(to count: Int) { sessions.set(count) }
  func socketOpened() { sockets.increment() }
  func socketClosed() { sockets.decrement() }

  func eventHandled(in duration: Duration, isDropped: Bool) {
    (isDropped ? droppedEvents : handledEvents).increment()
    eventDuration.record(duration: duration)
  }

  func flushed(in duration: Duration) { flushDuration.record(duration: duration) }
  func received(bytes: Int) { bytesIn.increment(by: bytes) }
  func sent(bytes: Int) { bytesOut.increment(by: bytes) }

  /// Counts a refused or closed client, by its close code or HTTP status.
  func refused(code: Int) {
    Counter(label: "headwater_refusals", dimensions: [("code", "\(code)")], factory: factory)
      .increment()
  }

  /// Counts a session that has ended although its page did not ask for it.
  func dropped(because reason: String) {
    Counter(label: "headwater_drops", dimensions: [("reason", reason)], factory: factory)
      .increment()
  }

  func mainActorHeld() { holds.increment() }

  /// Counts a client that sends too much and is read from more slowly.
  func slowedDown() { slowdowns.increment() }
}
