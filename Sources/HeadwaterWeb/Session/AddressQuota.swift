/// How many sessions each address may begin, so that one stranger does not use up what others need.
///
/// An address that is not known has no quota, since it would be one for everybody behind a proxy.
struct AddressQuota {
  private let perSecond: Int
  private let burst: Int
  private var buckets: [NetworkAddress: RateLimit] = [:]

  /// - Parameters:
  ///   - perSecond: Sessions that an address may begin a second on average.
  ///   - burst: Sessions that it may begin at once after a pause.
  init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// Counts the begin of a session; false if the address has begun too many.
  mutating func allows(_ network: NetworkAddress?, at now: Duration) -> Bool {
    guard let network else { return true }
    // Who has so many addresses is held by the bounds of the whole process.
    guard buckets[network] != nil || buckets.count < Self.mostAddresses else { return true }
    return buckets[network, default: RateLimit(perSecond: perSecond, burst: burst, now: now)]
      .allows(at: now)
  }

  /// Forgets the addresses that may begin as many sessions again as one that never came.
  mutating func forgetRested(at now: Duration) {
    for network in buckets.keys where buckets[network]?.isFull(at: now) == true {
      buckets[network] = nil
    }
  }

  var count: Int { buckets.count }

  private static let mostAddresses = 10_000
}
