/// The first value of each key, in the order in which they came.
struct FirstValues<Key: Hashable, Value> {
  private(set) var entries: [(key: Key, value: Value)] = []
  private var keys: Set<Key> = []

  /// Adds a value, unless its key has one.
  mutating func add(_ value: Value, for key: Key) {
    if keys.insert(key).inserted { entries.append((key, value)) }
  }
}
