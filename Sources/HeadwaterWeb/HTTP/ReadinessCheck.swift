/// Asks the app why its process should get nobody now: at most once a second, however many clients ask.
///
/// The app may look into its database for the answer, and anybody can ask.
actor ReadinessCheck {
  private let ask: @Sendable () async -> String?
  private let elapsed: @Sendable () -> Duration
  private var last: (time: Duration, reason: String?)?
  private var running: Task<String?, Never>?

  /// - Parameters:
  ///   - elapsed: The time since a fixed start.
  ///   - ask: Asks the app.
  init(elapsed: @escaping @Sendable () -> Duration, ask: @escaping @Sendable () async -> String?) {
    self.elapsed = elapsed
    self.ask = ask
  }

  /// The reason, which is at most a second old; nil if the process can serve.
  func reason() async -> String? {
    if let last, elapsed() - last.time < .seconds(1) { return last.reason }
    if let running { return await running.value }
    let question = Task { [ask] in await ask() }
    running = question
    let reason = await question.value
    running = nil
    last = (elapsed(), reason)
    return reason
  }
}
