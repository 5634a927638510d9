/// The subscriptions of a query.
///
/// A survey asks only for the work of keys whose entries have changed, and of those that somebody began or
/// ceased to look at. The work of the others goes on. The action that has touched a key waits for the key's
/// requests, whether they have just begun or run already.
final class QueryCondition<State, Action, Endpoint: QueryEndpoint>: Condition<State, Action> {
  private typealias Key = Endpoint.Key

  private let access: StateAccess<State, QueryState<Endpoint>>
  private let requests: QueryRequests<Endpoint>
  private let watching: (State) -> [Endpoint.Key]
  private let embed: @Sendable (QueryAction<Endpoint>) -> Action

  init(
    _ query: WritableKeyPath<State, QueryState<Endpoint>>, _ requests: QueryRequests<Endpoint>,
    watching: @escaping (State) -> [Endpoint.Key],
    embed: @escaping @Sendable (QueryAction<Endpoint>) -> Action
  ) {
    access = StateAccess(query)
    self.requests = requests
    self.watching = watching
    self.embed = embed
    super.init(key: nil)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool { true }

  override func isUntouched(
    _ state: UnsafeRawPointer, at node: LifeNode, slot: Int, asks: Bool
  ) -> Bool { !asks }

  override func survey(
    _ state: UnsafePointer<State>, at node: LifeNode, slot: Int, _ survey: inout Survey<Action>
  ) {
    guard survey.asks else { return }
    let watched = watching(state.pointee)
    access.read(state) { query in
      // This entry adds only nodes of this type to its slot.
      let known = node.child(slot) as? QueryNode<Key>
      let entries = query.pointee.entries
      if watched.isEmpty && entries.isEmpty {
        if let known { survey.tree.end(known) }
        return
      }
      let place = known ?? QueryNode<Key>()
      if known == nil { node.add(place, at: slot) }
      let keys = place.touchedKeys(watched, entries)
      if !keys.isEmpty { ask(for: keys, of: entries, at: place, &survey) }
    }
  }

  private func ask(
    for keys: Set<Key>, of entries: QueryEntries<Endpoint>, at place: QueryNode<Key>,
    _ survey: inout Survey<Action>
  ) {
    var implied: [Key: [ListedSubscription]] = [:]
    var awaited: [Key: [RunningSubscription]] = [:]
    func imply(_ subscription: Subscription<QueryAction<Endpoint>>, of key: Key) {
      let (listed, running) = keep(subscription, at: place, &survey)
      implied[key, default: []].append(listed)
      if subscription.isRequest { awaited[key, default: []].append(running) }
    }
    for key in Self.inOrder(keys, by: { place.positions[$0] }) {
      let entry = entries[id: key] ?? QueryEntry(key)
      let stamp = place.stamp(of: key, entry: entries.stamp(of: key))
      for subscription in requests.ofWatched(entry, stamp: stamp) {
        imply(subscription, of: key)
      }
    }
    for key in Self.inOrder(keys, by: entries.position) {
      guard let entry = entries[id: key] else { continue }
      for subscription in requests.ofKept(entry) { imply(subscription, of: key) }
    }
    for key in keys {
      let former = place.work[key] ?? []
      let gone = former.compactMap { place.subscriptions[$0] }
        .filter { $0.lastSurvey != survey.tree.survey }
      for running in awaited[key] ?? [] {
        survey.awaited.append(AwaitedRequest(running: running, formers: gone))
      }
      for listed in former { survey.tree.endIfUnimplied(listed, of: place) }
      place.work[key] = implied[key]
      if place.positions[key] == nil { place.forgetStamp(of: key) }
    }
  }

  /// Those keys that have a position, by their positions.
  private static func inOrder(_ keys: Set<Key>, by position: (Key) -> Int?) -> [Key] {
    keys.compactMap { key in position(key).map { (key: key, position: $0) } }
      .sorted { $0.position < $1.position }
      .map(\.key)
  }

  /// Keeps a subscription that runs, and begins one that does not.
  private func keep(
    _ subscription: Subscription<QueryAction<Endpoint>>, at place: QueryNode<Key>,
    _ survey: inout Survey<Action>
  ) -> (ListedSubscription, RunningSubscription) {
    let listed = ListedSubscription(slot: 0, id: subscription.id)
    if let running = place.subscriptions[listed] {
      running.lastSurvey = survey.tree.survey
      return (listed, running)
    }
    let running = survey.tree.makeSubscription()
    place.subscriptions[listed] = running
    survey.begun.append((subscription.map(embed), running))
    return (listed, running)
  }
}

/// The place of a query, with what its subscriptions were derived from.
private final class QueryNode<Key: Hashable>: LifeNode {
  /// The subscriptions of each key.
  var work: [Key: [ListedSubscription]] = [:]

  /// The first positions of the keys among those that somebody looks at.
  private(set) var positions: [Key: Int] = [:]

  private var watched: [Key] = []
  private var stamp: UInt64?
  private var origins: [Key: Origin] = [:]

  /// Where the work of a key that somebody looks at comes from.
  private struct Origin {
    /// The stamp of the key's entry when it was last seen; nil if there was none.
    var entry: UInt64?
    let stamp: UInt64
  }

  /// Returns a number for the work of a key, which differs after another entry has taken the place of the known one.
  ///
  /// An entry that is new belongs to the work that runs: that work's first action makes it.
  func stamp(of key: Key, entry: UInt64?) -> UInt64 {
    if let origin = origins[key], origin.entry == nil || origin.entry == entry {
      origins[key]?.entry = entry
      return origin.stamp
    }
    let origin = Origin(entry: entry, stamp: ChangeStamp.next())
    origins[key] = origin
    return origin.stamp
  }

  func forgetStamp(of key: Key) { origins[key] = nil }

  /// Returns the keys whose work may have changed, and remembers what it is derived from.
  func touchedKeys<Endpoint: QueryEndpoint>(
    _ watched: [Key], _ entries: QueryEntries<Endpoint>
  ) -> Set<Key> where Endpoint.Key == Key {
    // The store has ended all work, such as that of a store which another process keeps.
    if subscriptions.isEmpty && !work.isEmpty { stamp = nil }
    let changed = stamp.flatMap(entries.keys(changedSince:))
    stamp = entries.stamp
    var touched = Set(changed ?? entries.keys)
    if changed == nil { touched.formUnion(work.keys) }
    guard watched != self.watched else {
      if changed == nil { touched.formUnion(positions.keys) }
      return touched
    }
    let former = positions
    self.watched = watched
    positions = Dictionary(zip(watched, watched.indices)) { first, _ in first }
    for key in watched where changed == nil || former[key] == nil { touched.insert(key) }
    for key in former.keys where positions[key] == nil { touched.insert(key) }
    return touched
  }
}
