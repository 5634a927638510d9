/// The identity of an effect: the id that its feature gave it, and the lifts that lead to the feature.
@usableFromInline
package struct EffectID: Hashable, Sendable {
  /// The lifts that lead to the feature.
  let scopes: EffectScopes
  let key: Key

  init(_ key: Key, scopes: EffectScopes) {
    self.scopes = scopes
    self.key = key
  }

  /// A hashable value of any type; values of different types are never equal.
  @usableFromInline
  package struct Key: Hashable, Sendable {
    let value: any Hashable & Sendable

    @usableFromInline
    init(_ value: some Hashable & Sendable) {
      self.value = value
    }

    @usableFromInline
    package static func == (left: Key, right: Key) -> Bool {
      func isEqual<Value: Hashable>(_ value: Value) -> Bool {
        (right.value as? Value) == value
      }
      return isEqual(left.value)
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}

extension EffectID.Key {
  /// Makes a key of a place in the state.
  @usableFromInline
  init(path: AnyKeyPath) {
    self.init(PathKey(path: path))
  }
}

/// A key path that tells places apart.
///
/// `@unchecked Sendable`: a key path is immutable. It is not Sendable if its value is isolated to an
/// actor, but here nothing is read with it. The store that owns the effect only compares and hashes it, on
/// its own actor.
private struct PathKey: Hashable, @unchecked Sendable {
  let path: AnyKeyPath
}
