/// When a query asks its server.
public struct QueryPolicy: Sendable {
  /// How long an answer counts as fresh. Looking at a fresh value requests nothing.
  ///
  /// The time goes on while no process runs: an answer that was saved with its state and restored is as old as it is.
  ///
  /// With zero, a value is requested each time somebody begins to look at it; the former one is shown
  /// meanwhile. With nil, an answer is fresh until it is invalidated.
  public var freshness: Duration?

  /// The pause after which a value that somebody looks at is requested again; nil to request it once.
  public var polling: Duration?

  /// How often a failed request is repeated before it counts as failed. Changes are not repeated.
  public var retry: RetryPolicy?

  /// The number of values to keep that nobody looks at, those that were loaded last.
  public var limit: Int

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - freshness: How long an answer counts as fresh; nil for ever.
  ///   - polling: The pause between requests of a value that somebody looks at; nil to request it once.
  ///   - retry: How often a failed request is repeated.
  ///   - limit: The number of values to keep that nobody looks at.
  public init(
    freshness: Duration? = .zero, polling: Duration? = nil, retry: RetryPolicy? = nil,
    limit: Int = 100
  ) {
    self.freshness = freshness
    self.polling = polling
    self.retry = retry
    self.limit = max(limit, 0)
  }
}
