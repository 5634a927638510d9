/// A token bucket: so many events a second on average, with a burst.
struct RateLimit {
  private let perSecond: Double
  private let burst: Double
  private var tokens: Double
  private var last: Duration

  /// - Parameters:
  ///   - perSecond: tokens that come back each second.
  ///   - burst: tokens that a bucket nobody drew from holds.
  ///   - now: the time since a fixed start.
  init(perSecond: Int, burst: Int, now: Duration) {
    self.perSecond = Double(perSecond)
    self.burst = Double(burst)
    self.tokens = Double(burst)
    self.last = now
  }

  /// Draws one token; false when there is none.
  mutating func allows(at now: Duration) -> Bool {
    tokens = min(burst, tokens + (now - last) / .seconds(1) * perSecond)
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
