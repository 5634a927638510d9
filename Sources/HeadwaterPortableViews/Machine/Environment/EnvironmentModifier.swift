/// A modifier that changes the environment of its content.
protocol EnvironmentModifier: NodeModifier {
  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry?

  /// Returns whether both modifiers are known to make the same environment from the same base.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier {
  static var reach: ModifierReach { .inherited }

  func makeNode(in parent: ViewNode) -> EnvironmentNode<Self> {
    EnvironmentNode(in: parent, modifier: self)
  }

  func update(_ node: EnvironmentNode<Self>) {
    guard !isSame(as: node.modifier) else { return }
    node.modifier = self
    node.derive(basedOn: [])
  }
}

/// The node of an environment modifier. It tells its content which keys have changed.
final class EnvironmentNode<Modifier: EnvironmentModifier>: ContentNode {
  var modifier: Modifier
  private var derived: EnvironmentEntry?
  private var base: EnvironmentEntry?
  /// Sets the reading direction of the content's elements; only for a modifier that may change it.
  private var direction: Decoration?

  init(in parent: ViewNode, modifier: Modifier) {
    self.modifier = modifier
    super.init(in: parent)
    base = environment
    derived = modifier.environment(from: environment)
    if Modifier.self == EnvironmentKeyPathModifier<LayoutDirection>.self {
      direction = Decoration(directionEffect, outer: decoration)
    }
  }

  private var directionEffect: DecorationEffect {
    let own = derived.value(of: LayoutDirectionKey.self)
    let isSame = own == environment.value(of: LayoutDirectionKey.self)
    return .attribute(.dir, isSame ? nil : own == .rightToLeft ? "rtl" : "ltr")
  }

  override var contentEnvironment: EnvironmentEntry? { derived }
  override var contentDecoration: Decoration? { direction ?? super.contentDecoration }

  /// Computes the environment again. `changed` contains the keys that have changed in the outer environment.
  func derive(basedOn changed: EnvironmentChange) {
    let former = derived
    derived = modifier.environment(from: environment)
    var candidates = changed
    candidates.append(contentsOf: former.keys(since: base))
    candidates.append(contentsOf: derived.keys(since: environment))
    base = environment
    if let direction, direction.effect != directionEffect {
      direction.effect = directionEffect
      child?.decorationDidChange()
    }
    let changes = derived.changes(from: former, in: candidates)
    if changes.isEmpty {
      // The content continues to share the former entries.
      if changed.isEmpty { derived = former }
    } else {
      child?.environmentDidChange(to: derived, changed: changes)
    }
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    self.environment = environment
    derive(basedOn: changed)
  }
}

/// Sets the value of one key.
struct EnvironmentKeyModifier<Key: EnvironmentKey> where Key.Value: Equatable {
  let value: Key.Value
}

extension EnvironmentKeyModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    base.setting(Key.self, to: value)
  }

  func isSame(as other: Self) -> Bool { value == other.value }
}

/// Sets the value at a key path.
struct EnvironmentKeyPathModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentKeyPathModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    var values = EnvironmentValues(entry: base)
    values[keyPath: keyPath] = value
    return values.entry
  }

  func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && areEqual(value, other.value)
  }
}

/// Disables controls. A control inside cannot be enabled again.
struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    base.setting(IsEnabledKey.self, to: base.value(of: IsEnabledKey.self) && !isDisabled)
  }

  func isSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}

/// Computes the value of a key from the outer value.
struct EnvironmentTransform<Key: EnvironmentKey> {
  let transform: (Key.Value) -> Key.Value
}

extension EnvironmentTransform: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    base.setting(Key.self, to: transform(base.value(of: Key.self)))
  }

  func isSame(as other: Self) -> Bool { false }
}

/// Computes the value at a key path from the outer value.
struct EnvironmentKeyPathTransform<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentKeyPathTransform: EnvironmentModifier {
  typealias Body = Never

  func environment(from base: EnvironmentEntry?) -> EnvironmentEntry? {
    var values = EnvironmentValues(entry: base)
    transform(&values[keyPath: keyPath])
    return values.entry
  }

  func isSame(as other: Self) -> Bool { false }
}

extension View {
  nonisolated func transformEnvironmentKey<Key: EnvironmentKey>(
    _ key: Key.Type, _ transform: @escaping (Key.Value) -> Key.Value
  ) -> some View {
    modifier(EnvironmentTransform<Key>(transform: transform))
  }

  /// Transforms an environment value for the view and its content.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: keyPath, transform: transform))
  }

  /// Sets an environment value for the view and its content.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentKeyPathModifier(keyPath: keyPath, value: value))
  }

  /// Disables the controls in the view, or leaves them as they are.
  ///
  /// Every control inside a disabled view is disabled, even with `disabled(false)`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  nonisolated func environmentValue<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedContent<Self, EnvironmentKeyModifier<Key>> where Key.Value: Equatable {
    modifier(EnvironmentKeyModifier<Key>(value: value))
  }
}
