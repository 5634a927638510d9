/// Limits the sessions that each address may begin. Without it, one stranger could use up all sessions.
///
/// No limit is lifted for lack of memory: an IPv6 address also counts for the wider blocks around it, which have
/// larger quotas, and when very many addresses are known, further ones share quotas by chance.
struct AddressQuota {
  /// What a quota belongs to: a block of addresses, by its base and its weight; or the share of those that are not
  /// remembered.
  private enum Owner: Hashable {
    case block(NetworkAddress?, weight: Int)
    case share(Int, weight: Int)

    /// How many quotas of one address it has.
    var weight: Int {
      switch self {
      case .block(_, let weight), .share(_, let weight): weight
      }
    }
  }

  private let perSecond: Int
  private let burst: Int
  private var buckets: [Owner: RateLimit] = [:]
  private var lastForgotten: Duration?

  /// - Parameters:
  ///   - perSecond: The average number of sessions that an address may begin a second.
  ///   - burst: The number of sessions that it may begin at once after a pause.
  init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// Counts the start of a session; false if the address has begun too many.
  ///
  /// - Parameters:
  ///   - network: The address; nil for all clients whose connection has none.
  ///   - now: The time since a fixed start.
  mutating func allows(_ network: NetworkAddress?, at now: Duration) -> Bool {
    let blocks = (network?.blocks ?? []).map { Owner.block($0.base, weight: $0.weight) }
    let owners = (blocks.reversed() + [.block(network, weight: 1)]).map { known($0, at: now) }
    // First all are asked, the widest block before the others: what one of them refuses costs no other anything, and
    // leaves nothing behind.
    for owner in owners where buckets[owner]?.wait(at: now) ?? .zero > .zero { return false }
    for owner in owners {
      let weight = owner.weight
      buckets[
        owner, default: RateLimit(perSecond: perSecond * weight, burst: burst * weight, now: now)
      ].draw(1, at: now)
    }
    return true
  }

  /// The owner, or its share if there are too many.
  private mutating func known(_ owner: Owner, at now: Duration) -> Owner {
    guard buckets[owner] == nil, buckets.count >= Self.mostAddresses else { return owner }
    forgetSometimes(at: now)
    guard buckets.count >= Self.mostAddresses else { return owner }
    // The seed of the hash is the process's own: nobody can choose whose share they use.
    return .share(
      Int(UInt(bitPattern: owner.hashValue) % UInt(Self.shares)), weight: owner.weight)
  }

  /// Makes room, at most once a second: looking at all addresses takes time.
  private mutating func forgetSometimes(at now: Duration) {
    if let lastForgotten, now - lastForgotten < .seconds(1) { return }
    lastForgotten = now
    forgetRested(at: now)
  }

  /// Removes the addresses whose quota is full again.
  mutating func forgetRested(at now: Duration) {
    for owner in buckets.keys where buckets[owner]?.isFull(at: now) == true {
      buckets[owner] = nil
    }
  }

  var count: Int { buckets.count }

  /// The most quotas of addresses. Those of the shares come in addition.
  private static let mostAddresses = 10_000
  private static let shares = 1_024
}
