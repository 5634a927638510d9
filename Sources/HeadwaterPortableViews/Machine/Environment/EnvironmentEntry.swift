/// One value of an environment and, behind it, the environment that it was set in.
///
/// An environment is a list that is never changed: views below share the entries of those above.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  fileprivate init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  /// Whether the value is known to be the same as that of another entry of the same key.
  func hasSameValue(as other: EnvironmentEntry) -> Bool { self === other }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
  let value: Key.Value

  init(_ value: Key.Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), next: next)
  }

  override func hasSameValue(as other: EnvironmentEntry) -> Bool {
    self === other || areEqual(value, unsafeDowncast(other, to: Self.self).value)
  }
}

extension EnvironmentEntry? {
  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    guard let entry = entry(of: ObjectIdentifier(key)) else { return Key.defaultValue }
    return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
  }

  func setting<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) -> EnvironmentEntry? {
    TypedEnvironmentEntry<Key>(value, next: self)
  }

  private func entry(of key: ObjectIdentifier) -> EnvironmentEntry? {
    var entry = self
    while let current = entry {
      if current.key == key { return current }
      entry = current.next
    }
    return nil
  }

  /// Which of `keys` have another value here than in `other`.
  func changes(from other: EnvironmentEntry?, in keys: EnvironmentChange) -> EnvironmentChange {
    keys.filter { key in
      switch (entry(of: key), other.entry(of: key)) {
      case (let new?, let old?): !new.hasSameValue(as: old)
      case (nil, nil): false
      default: true
      }
    }
  }

  /// The keys that were set since `base`.
  func keys(since base: EnvironmentEntry?) -> EnvironmentChange {
    var keys: EnvironmentChange = []
    var entry = self
    while let current = entry, current !== base {
      if !keys.contains(current.key) { keys.append(current.key) }
      entry = current.next
    }
    return keys
  }
}
