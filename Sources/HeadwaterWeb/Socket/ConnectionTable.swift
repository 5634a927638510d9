/// The connections of a host, by the address of their other end: decides which one is closed for a newcomer.
///
/// A connection waits until it serves a person, whose session its socket has claimed. Where there is no room for a
/// newcomer, one of those that wait is closed: the oldest of the address with the most. So an address that opens many
/// and sends nothing, or sends slowly, loses its own, and those of other addresses stay. Connections that serve people
/// are never closed for others. They leave some room, in which requests are answered even when the host is full of
/// people, and no address may have more than half of the rest.
struct ConnectionTable<ID: Hashable & Sendable>: Sendable {
  private let most: Int
  private let mostServing: Int
  private let mostWaiting: Int

  private var waiting = SessionQueue<ID>()
  /// The connections that serve people, each with its address.
  private var serving: [ID: NetworkAddress?] = [:]
  private var crowds: [NetworkAddress?: Int] = [:]
  /// The connections of trusted proxies, which come for many people, and the number of those that serve people.
  private var proxied: [ID: Bool] = [:]
  private var proxiedServing = 0

  /// - Parameters:
  ///   - most: The number of connections for which there is room.
  ///   - mostWaiting: The number of connections of one address that may wait.
  init(most: Int, mostWaiting: Int = 1_024) {
    self.most = max(most, 2)
    self.mostWaiting = mostWaiting
    mostServing = self.most - max(1, min(64, self.most / 8))
  }

  /// The number of entries that are kept for the order of arrival.
  var entries: Int { waiting.entriesCount }

  var count: Int { waiting.count + serving.count + proxied.count }

  /// The number of connections of one address that may serve people.
  var mostServingPerAddress: Int { max(mostServing / 2, 1) }

  /// Takes a new connection.
  ///
  /// - Parameters:
  ///   - id: The name of the connection.
  ///   - address: The address of its other end; nil if it has none.
  ///   - isProxy: Whether the other end is a trusted proxy.
  /// - Returns: The connection to close for it, which may be itself; nil if there is room.
  mutating func open(_ id: ID, from address: NetworkAddress?, isProxy: Bool) -> ID? {
    if isProxy {
      proxied[id] = false
    } else {
      waiting.append(id, network: address?.network, deadline: .zero)
    }
    var leaving: ID?
    if !isProxy, waiting.count(of: address?.network) > mostWaiting {
      leaving = waiting.oldest(of: address?.network)
    } else if count > most {
      leaving = waiting.firstToGo()
    }
    if let leaving { waiting.remove(leaving) }
    return leaving
  }

  /// Lets a connection serve a person; false if too many do.
  mutating func serve(_ id: ID, from address: NetworkAddress?) -> Bool {
    guard serving.count + proxiedServing < mostServing else { return false }
    if let isServing = proxied[id] {
      if !isServing { proxiedServing += 1 }
      proxied[id] = true
      return true
    }
    // One that is being closed for another serves nobody any more.
    guard waiting.contains(id) else { return serving[id] != nil }
    guard crowds[address?.network, default: 0] < mostServingPerAddress else { return false }
    waiting.remove(id)
    serving[id] = .some(address?.network)
    crowds[address?.network, default: 0] += 1
    return true
  }

  /// Forgets a connection that has ended.
  mutating func close(_ id: ID) {
    waiting.remove(id)
    if let wasServing = proxied.removeValue(forKey: id), wasServing { proxiedServing -= 1 }
    guard let network = serving.removeValue(forKey: id) else { return }
    crowds[network, default: 0] -= 1
    if crowds[network] == 0 { crowds[network] = nil }
  }
}
