/// A token bucket: so many a second on average, with a burst.
struct RateLimit {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: Duration

  /// - Parameters:
  ///   - perSecond: Tokens that come back each second.
  ///   - burst: Tokens that a bucket nobody drew from holds.
  ///   - now: The time since a fixed start.
  init(perSecond: Int, burst: Int, now: Duration) {
    self.perSecond = Double(perSecond)
    self.burst = Double(burst)
    self.tokens = Double(burst)
    self.last = now
  }

  /// Draws one token; false when there is none.
  mutating func allows(at now: Duration) -> Bool {
    fill(at: now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Draws tokens for what has happened already, even if they are not there: they are owed then.
  mutating func draw(_ count: Int, at now: Duration) {
    fill(at: now)
    tokens -= Double(count)
  }

  /// Gives tokens back, up to the burst.
  mutating func giveBack(_ count: Int) {
    tokens = min(burst, tokens + Double(count))
  }

  /// How long it takes until there is a token; zero if there is one.
  mutating func wait(at now: Duration) -> Duration {
    fill(at: now)
    guard tokens < 1 else { return .zero }
    // A little longer, so that no rounding makes it wait a second time.
    return .seconds((1 - tokens) / perSecond) + .nanoseconds(1)
  }

  /// Whether nobody has drawn from it for as long as it takes to fill.
  mutating func isFull(at now: Duration) -> Bool {
    fill(at: now)
    return tokens >= burst
  }

  private mutating func fill(at now: Duration) {
    tokens = min(burst, tokens + (now - last) / .seconds(1) * perSecond)
    last = now
  }
}
