/// A token bucket: an average number of tokens a second, with a burst.
struct RateLimit {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: Duration

  /// - Parameters:
  ///   - perSecond: The number of tokens that come back each second.
  ///   - burst: The number of tokens in a full bucket.
  ///   - now: The time since a fixed start.
  init(perSecond: Int, burst: Int, now: Duration) {
    self.perSecond = Double(perSecond)
    self.burst = Double(burst)
    self.tokens = Double(burst)
    self.last = now
  }

  /// Draws a token; returns false if there is none.
  mutating func allows(at now: Duration) -> Bool {
    fill(at: now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Draws tokens for past events, even if there are not enough of them. The bucket then owes tokens.
  mutating func draw(_ count: Int, at now: Duration) {
    fill(at: now)
    tokens -= Double(count)
  }

  /// Returns tokens to the bucket, up to the burst.
  mutating func giveBack(_ count: Int) {
    tokens = min(burst, tokens + Double(count))
  }

  /// Returns the time until there is a token; zero if there is one.
  mutating func wait(at now: Duration) -> Duration {
    fill(at: now)
    guard tokens < 1 else { return .zero }
    // One nanosecond longer, so that rounding does not cause a second wait.
    return .seconds((1 - tokens) / perSecond) + .nanoseconds(1)
  }

  /// Returns whether the bucket is full.
  mutating func isFull(at now: Duration) -> Bool {
    fill(at: now)
    return tokens >= burst
  }

  private mutating func fill(at now: Duration) {
    tokens = min(burst, tokens + (now - last) / .seconds(1) * perSecond)
    last = now
  }
}
