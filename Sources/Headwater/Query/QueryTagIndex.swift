/// The keys of a query's entries by the tags of their answers.
///
/// It is made for the first invalidation. Later ones ask only for the tags of the entries that have changed since, so
/// their cost does not depend on the number of entries. It is no part of the value: without it, the next invalidation
/// makes the same.
struct QueryTagIndex<Endpoint: QueryEndpoint>: Sendable {
  typealias Key = Endpoint.Key

  private var keysByTag: [Endpoint.Tag: Set<Key>] = [:]
  private var tagsByKey: [Key: Set<Endpoint.Tag>] = [:]
  private var outdated: Set<Key>

  init(_ keys: some Sequence<Key>) {
    outdated = Set(keys)
  }

  /// Notes that an entry is new, gone or changed.
  mutating func noteChange(of key: Key) {
    outdated.insert(key)
  }

  /// Whether so many keys have come and gone that a new index would cost less.
  func isOutdated(count: Int) -> Bool { outdated.count > 2 * count + 32 }

  /// Asks for the tags of what has changed.
  mutating func update(_ answer: (Key) -> Endpoint.Value?) {
    for key in outdated {
      let tags = answer(key).map { Endpoint.tags(of: key, $0) } ?? []
      let former = tagsByKey[key] ?? []
      guard tags != former else { continue }
      for tag in former.subtracting(tags) {
        keysByTag[tag]?.remove(key)
        if keysByTag[tag]?.isEmpty == true { keysByTag[tag] = nil }
      }
      for tag in tags.subtracting(former) { keysByTag[tag, default: []].insert(key) }
      tagsByKey[key] = tags.isEmpty ? nil : tags
    }
    outdated.removeAll(keepingCapacity: true)
  }

  /// The keys of the answers with one of some tags.
  func keys(with tags: Set<Endpoint.Tag>) -> Set<Key> {
    tags.reduce(into: []) { keys, tag in keys.formUnion(keysByTag[tag] ?? []) }
  }
}
