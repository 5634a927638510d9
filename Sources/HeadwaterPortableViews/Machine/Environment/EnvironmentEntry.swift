/// One value of an environment, and a reference to the rest of the environment.
///
/// An environment is an immutable list. Inner views share the entries of outer ones.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  fileprivate init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  /// Returns whether the value is known to equal that of another entry with the same key.
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

  /// Returns those of `keys` whose value differs from that in `other`.
  func changes(from other: EnvironmentEntry?, in keys: EnvironmentChange) -> EnvironmentChange {
    keys.filter { key in
      switch (entry(of: key), other.entry(of: key)) {
      case (let new?, let old?): !new.hasSameValue(as: old)
      case (nil, nil): false
      default: true
      }
    }
  }

  /// Returns the keys that were set since `base`.
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
