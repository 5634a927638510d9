/// The name of an effect: what the feature called it, below the places of the features around it.
@usableFromInline
package struct EffectID: Hashable, Sendable {
  /// The innermost scope comes last.
  var scopes: [Key] = []
  let key: Key

  init(_ id: some Hashable & Sendable) {
    key = Key(id)
  }

  func scoped(by scope: Key?) -> EffectID {
    guard let scope else { return self }
    var id = self
    id.scopes.insert(scope, at: 0)
    return id
  }

  /// A hashable value of any type; values of different types are never equal.
  @usableFromInline
  package struct Key: Hashable, Sendable {
    let value: any Hashable & Sendable

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
