/// The scopes of a store. The same arguments return the same instance as long as it is in use.
@MainActor
@usableFromInline
final class ScopeCache {
  @usableFromInline
  struct Key: Hashable {
    let path: AnyHashable
    let action: ObjectIdentifier
    let id: AnyHashable?
    let stamp: UInt64?
    var state: ObjectIdentifier?

    @usableFromInline
    init(_ path: some Hashable, action: Any.Type, id: AnyHashable? = nil, stamp: UInt64? = nil) {
      self.path = AnyHashable(path)
      self.action = ObjectIdentifier(action)
      self.id = id
      self.stamp = stamp
    }
  }

  private struct Entry {
    weak var store: AnyObject?

    /// The observed fields, which may outlive the store.
    weak var fields: AnyObject?
  }

  private var entries: [Key: Entry] = [:]
  private var sizeAtLastSweep = 0

  @usableFromInline
  init() {}

  /// The store of a scope.
  ///
  /// - Parameters:
  ///   - key: The arguments of the scope.
  ///   - makeLink: Makes the connection to the scope's state if there is no store of the scope. It receives
  ///     the fields of the former store if they are still observed.
  @usableFromInline
  func store<State, Action>(
    _ key: Key, makeLink: (ScopeFields<State>) -> ScopeLink<State, Action>
  ) -> Store<State, Action> {
    var key = key
    // An optional field can have two scopes: one of the optional, and one of its value.
    key.state = ObjectIdentifier(State.self)
    let entry = entries[key]
    if let known = entry?.store as? Store<State, Action> { return known }
    let fields = entry?.fields as? ScopeFields<State> ?? ScopeFields()
    let made = Store(link: makeLink(fields))
    add(Entry(store: made, fields: fields), for: key)
    return made
  }

  /// The observers that the scopes of a collection's elements share.
  @usableFromInline
  func observers<Elements>(
    _ key: Key, make: () -> ElementObservers<Elements>
  ) -> ElementObservers<Elements> {
    if let known = entries[key]?.fields as? ElementObservers<Elements> { return known }
    let made = make()
    add(Entry(store: nil, fields: made), for: key)
    return made
  }

  private func add(_ entry: Entry, for key: Key) {
    if entries.count >= 2 * sizeAtLastSweep + 32 {
      entries = entries.filter { $0.value.fields != nil }
      sizeAtLastSweep = entries.count
    }
    entries[key] = entry
  }
}
