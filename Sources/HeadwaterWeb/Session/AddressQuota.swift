/// Limits the sessions that each address may begin. Without it, one stranger could use up all sessions.
///
/// An unknown address has no quota, since all people behind a proxy would share it.
struct AddressQuota {
  private let perSecond: Int
  private let burst: Int
  private var buckets: [NetworkAddress: RateLimit] = [:]

  /// - Parameters:
  ///   - perSecond: The average number of sessions that an address may begin a second.
  ///   - burst: The number of sessions that it may begin at once after a pause.
  init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// Counts the start of a session; false if the address has begun too many.
  mutating func allows(_ network: NetworkAddress?, at now: Duration) -> Bool {
    guard let network else { return true }
    // A client with so many addresses is limited by the bounds of the whole process.
    guard buckets[network] != nil || buckets.count < Self.mostAddresses else { return true }
    return buckets[network, default: RateLimit(perSecond: perSecond, burst: burst, now: now)]
      .allows(at: now)
  }

  /// Removes the addresses whose quota is full again.
  mutating func forgetRested(at now: Duration) {
    for network in buckets.keys where buckets[network]?.isFull(at: now) == true {
      buckets[network] = nil
    }
  }

  var count: Int { buckets.count }

  private static let mostAddresses = 10_000
}
