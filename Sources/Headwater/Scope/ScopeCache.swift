/// The scopes of a store, so that the same arguments give the same instance while somebody holds it.
@MainActor
@usableFromInline
final class ScopeCache {
  @usableFromInline
  struct Key: Hashable {
    let path: AnyHashable
    let action: ObjectIdentifier
    let id: AnyHashable?

    @usableFromInline
    init(_ path: some Hashable, action: Any.Type, id: AnyHashable? = nil) {
      self.path = AnyHashable(path)
      self.action = ObjectIdentifier(action)
      self.id = id
    }
  }

  private struct Entry {
    weak var store: AnyObject?
  }

  private var entries: [Key: Entry] = [:]
  private var sizeAtLastSweep = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func store<Scope: AnyObject>(_ key: Key, make: () -> Scope?) -> Scope? {
    if let known = entries[key]?.store as? Scope { return known }
    guard let made = make() else { return nil }
    if entries.count >= 2 * sizeAtLastSweep + 32 {
      entries = entries.filter { $0.value.store != nil }
      sizeAtLastSweep = entries.count
    }
    entries[key] = Entry(store: made)
    return made
  }
}
