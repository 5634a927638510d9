#if Web
  import Foundation
  import Logging
  import Metrics

  /// The metrics of a journal in this process, for swift-metrics.
  ///
  /// It logs a warning, too, when the journal does not keep what is sent, with the reason, and when it does again.
  ///
  /// ```swift
  /// journal.replicas.observe(JournalMetrics())
  /// ```
  ///
  /// | name | kind | content |
  /// |---|---|---|
  /// | `headwater_journal_appends` | counter by `result` | actions that were `kept` or `refused`, and batches without an answer: `unanswered` |
  /// | `headwater_journal_append_duration` | timer | the time from a batch to its answer |
  /// | `headwater_journal_waiting` | gauge | actions that wait for the journal now |
  /// | `headwater_journal_lag` | timer | from an entry of another process to its turn here, by the journal's time |
  /// | `headwater_journal_replicas` | gauge | stores that are open now |
  /// | `headwater_journal_differences` | counter | stores whose state differs from that of another process: each is a defect |
  public struct JournalMetrics: JournalObserver {
    private let kept: Counter
    private let refused: Counter
    private let unanswered: Counter
    private let appendDuration: Metrics.Timer
    private let waiting: Gauge
    private let lag: Metrics.Timer
    private let replicas: Gauge
    private let differences: Counter
    private let logger: Logger

    /// Makes the metrics.
    ///
    /// - Parameters:
    ///   - factory: What makes the metrics.
    ///   - logger: Where the warnings go.
    public init(
      factory: any MetricsFactory = MetricsSystem.factory,
      logger: Logger = Logger(label: "headwater.journal")
    ) {
      self.logger = logger
      func appends(_ result: String) -> Counter {
        Counter(
          label: "headwater_journal_appends", dimensions: [("result", result)], factory: factory)
      }
      kept = appends("kept")
      refused = appends("refused")
      unanswered = appends("unanswered")
      appendDuration = Metrics.Timer(label: "headwater_journal_append_duration", factory: factory)
      waiting = Gauge(label: "headwater_journal_waiting", factory: factory)
      lag = Metrics.Timer(label: "headwater_journal_lag", factory: factory)
      replicas = Gauge(label: "headwater_journal_replicas", factory: factory)
      differences = Counter(label: "headwater_journal_differences", factory: factory)
    }

    public func appended(kept: Int, refused: Int, in duration: Duration) {
      self.kept.increment(by: kept)
      self.refused.increment(by: refused)
      appendDuration.record(duration: duration)
    }

    public func appendUnanswered() { unanswered.increment() }
    public func waitingChanged(to count: Int) { waiting.record(count) }
    public func followed(after lag: Duration) { self.lag.record(duration: lag) }
    public func replicasChanged(to count: Int) { replicas.record(count) }
    public func differed(_ name: StoreName) { differences.increment() }
    public func fellBehind(_ error: JournalError) { logger.warning("\(error.message)") }
    public func caughtUp() { logger.notice("The journal keeps what is sent again.") }
  }
#endif
