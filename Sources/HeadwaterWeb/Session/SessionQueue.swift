/// Sessions without a socket, oldest first, each with its deadline and its network. Connections that serve nobody
/// wait in one too.
///
/// - All entries of a queue are kept for the same time, and the oldest always expires first.
/// - Joining, leaving and finding the session that has to go take at most logarithmic time. Thousands of
///   sockets may break in the same second, and the main actor belongs to everybody.
///
/// Its sessions are named by `Secret`; a test counts how often it looks at a name of its own.
struct SessionQueue<ID: Hashable & Sendable>: Sendable {
  private struct Entry {
    let id: ID
    let number: Int
  }

  private struct Wait {
    /// Tells the entry of this wait from those of former waits.
    let number: Int
    let deadline: Duration
    let network: NetworkAddress?
  }

  /// The sessions of one network.
  private struct Crowd {
    var entries = Line<Entry>()
    var count = 0
  }

  /// Everybody who has joined. Who has left is dropped when its entry comes first.
  private var entries = Line<Entry>()
  private var waits: [ID: Wait] = [:]
  private var lastNumber = 0

  /// The same by network. All sessions without a known network are one crowd.
  private var crowds: [NetworkAddress?: Crowd] = [:]
  private var ranking = Ranking<CrowdRank>()

  var count: Int { waits.count }

  /// The number of entries that are kept, those of sessions that have left included.
  var entriesCount: Int { entries.count }

  func contains(_ id: ID) -> Bool { waits[id] != nil }

  /// The number of sessions of a network.
  func count(of network: NetworkAddress?) -> Int { crowds[network]?.count ?? 0 }

  mutating func append(_ id: ID, network: NetworkAddress? = nil, deadline: Duration) {
    remove(id)
    lastNumber += 1
    waits[id] = Wait(number: lastNumber, deadline: deadline, network: network)
    let entry = Entry(id: id, number: lastNumber)
    entries.append(entry)
    crowds[network, default: Crowd()].entries.append(entry)
    crowds[network]?.count += 1
    forgetWhoHasLeft(network)
    rank(network)
  }

  /// Drops the entries of those who have left before the first, if most have: one that stays would keep them all.
  private mutating func forgetWhoHasLeft(_ network: NetworkAddress?) {
    let waits = waits
    if entries.count > 2 * waits.count + Self.fewEntries {
      entries.keep { waits[$0.id]?.number == $0.number }
    }
    if let crowd = crowds[network], crowd.entries.count > 2 * crowd.count + Self.fewEntries {
      crowds[network]?.entries.keep { waits[$0.id]?.number == $0.number }
    }
  }

  private static var fewEntries: Int { 64 }

  mutating func remove(_ id: ID) {
    guard let wait = waits.removeValue(forKey: id) else { return }
    crowds[wait.network]?.count -= 1
    if count(of: wait.network) == 0 { crowds[wait.network] = nil }
    rank(wait.network)
  }

  /// The session of a network that has waited longest.
  mutating func oldest(of network: NetworkAddress?) -> ID? { firstEntry(of: network)?.id }

  /// The oldest session of the network with the most sessions: an address that begins many loses its own. Of
  /// several such networks, it is the one whose session has waited longest.
  mutating func firstToGo() -> ID? {
    while let rank = ranking.first {
      let entry = firstEntry(of: rank.network)
      if let entry, entry.number == rank.oldest, count(of: rank.network) == rank.count {
        return entry.id
      }
      // The network has another rank by now.
      ranking.removeFirst()
    }
    return nil
  }

  /// Removes the oldest session.
  mutating func popOldest() -> ID? {
    let oldest = Self.first(of: &entries, waits)?.id
    if let oldest { remove(oldest) }
    return oldest
  }

  /// Removes the oldest session if its time is over.
  mutating func popExpired(now: Duration) -> ID? {
    guard let entry = Self.first(of: &entries, waits), let wait = waits[entry.id],
      wait.deadline <= now
    else { return nil }
    return popOldest()
  }

  /// Ranks a network anew, because one of its sessions has come or gone.
  private mutating func rank(_ network: NetworkAddress?) {
    addRank(of: network)
    // Former ranks are dropped when they come first. Until then they take memory.
    guard ranking.count > 2 * crowds.count + 64 else { return }
    ranking = Ranking()
    for network in crowds.keys { addRank(of: network) }
  }

  private mutating func addRank(of network: NetworkAddress?) {
    guard let first = firstEntry(of: network) else { return }
    ranking.add(CrowdRank(network: network, count: count(of: network), oldest: first.number))
  }

  private mutating func firstEntry(of network: NetworkAddress?) -> Entry? {
    guard count(of: network) > 0 else { return nil }
    return Self.first(of: &crowds[network, default: Crowd()].entries, waits)
  }

  /// The first entry of somebody who has not left.
  private static func first(of line: inout Line<Entry>, _ waits: [ID: Wait]) -> Entry? {
    while let entry = line.first {
      if waits[entry.id]?.number == entry.number { return entry }
      line.removeFirst()
    }
    return nil
  }
}

/// The place of a network among those with waiting sessions.
private struct CrowdRank: Comparable {
  let network: NetworkAddress?
  let count: Int
  /// The number of its oldest session.
  let oldest: Int

  static func < (left: CrowdRank, right: CrowdRank) -> Bool {
    left.count == right.count ? left.oldest < right.oldest : left.count > right.count
  }
}
