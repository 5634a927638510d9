/// The actions of a store that were not sent to the journal yet, with the number of those of each handle.
@MainActor
struct WaitingLine<State: Codable & Sendable, Action: Codable & Sendable> {
  typealias Waiting = Pending<State, Action>

  private(set) var actions: [Waiting] = []
  private var counts: [ObjectIdentifier?: Int] = [:]

  var count: Int { actions.count }
  var isEmpty: Bool { actions.isEmpty }

  /// How many are of a handle; nil for those of subscriptions.
  func count(of handle: JournaledStore?) -> Int { counts[Self.key(handle)] ?? 0 }

  mutating func append(_ action: Waiting) {
    actions.append(action)
    counts[Self.key(action.handle), default: 0] += 1
  }

  mutating func takeFirst(_ count: Int) {
    note(actions.prefix(count))
    actions.removeFirst(min(count, actions.count))
  }

  mutating func takeAll() -> [Waiting] {
    defer { (actions, counts) = ([], [:]) }
    return actions
  }

  /// Takes out those of which something holds, in their order.
  mutating func take(where isTaken: (Waiting) -> Bool) -> [Waiting] {
    let taken = actions.filter(isTaken)
    note(taken[...])
    actions.removeAll(where: isTaken)
    return taken
  }

  private mutating func note(_ taken: ArraySlice<Waiting>) {
    for action in taken {
      let key = Self.key(action.handle)
      let left = (counts[key] ?? 0) - 1
      counts[key] = left > 0 ? left : nil
    }
  }

  private static func key(_ handle: JournaledStore?) -> ObjectIdentifier? {
    handle.map { ObjectIdentifier($0) }
  }
}
