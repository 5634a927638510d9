/// A key of a value that inner views pass to outer views.
///
/// ```swift
/// struct HeightKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the value of a view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value is nil.
  public static var defaultValue: Value { nil }
}

struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> PreferenceNode<Key> {
    PreferenceNode(value, in: parent)
  }

  func update(_ node: PreferenceNode<Key>) {
    node.setValue(value)
  }
}

/// The node of a view that sets a preference.
final class PreferenceNode<Key: PreferenceKey>: ContentNode {
  private(set) var value: Key.Value
  init(_ value: Key.Value, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
    tellReaders()
  }

  func setValue(_ value: Key.Value) {
    let isSame = areEqual(self.value, value)
    self.value = value
    if !isSame { tellReaders() }
  }

  private func tellReaders() {
    var node = parent
    while let current = node {
      (current as? PreferenceReaderNode<Key>)?.valueMayChange()
      node = current.parent
    }
  }

  override func unmount() {
    tellReaders()
    super.unmount()
  }
}

struct PreferenceReader<Key: PreferenceKey> where Key.Value: Equatable {
  let action: @Sendable (Key.Value) -> Void
}

extension PreferenceReader: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> PreferenceReaderNode<Key> {
    PreferenceReaderNode(action, in: parent)
  }

  func update(_ node: PreferenceReaderNode<Key>) {
    node.action = action
  }
}

/// The node of a view that observes the combined value of the views in it.
final class PreferenceReaderNode<Key: PreferenceKey>: ContentNode {
  var action: (Key.Value) -> Void
  private var told: Key.Value?
  private var isWaiting = false

  init(_ action: @escaping (Key.Value) -> Void, in parent: ViewNode) {
    self.action = action
    super.init(in: parent)
  }

  func valueMayChange() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate { [weak self] in self?.tell() }
  }

  private func tell() {
    isWaiting = false
    guard isMounted else { return }
    var value = Key.defaultValue
    Self.combine(self, into: &value)
    guard told.map({ !areEqual($0, value) }) ?? true else { return }
    told = value
    action(value)
  }

  private static func combine(_ node: ViewNode, into value: inout Key.Value) {
    node.forEachChild { child in
      if let giver = child as? PreferenceNode<Key> {
        Key.reduce(value: &value) { giver.value }
      } else {
        combine(child, into: &value)
      }
    }
  }
}

extension View {
  /// Sets a preference for the views around this one.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Performs an action after each change of a preference that the views in the view set.
  ///
  /// As in SwiftUI, the closure is not bound to the main actor. Set a state through its binding:
  /// `{ [$height] in $height.wrappedValue = $0 }`.
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
