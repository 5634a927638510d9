struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ChangeNode<Value> {
    ChangeNode(self, in: parent)
  }

  func update(_ node: ChangeNode<Value>) {}

  func didUpdateContent(of node: ChangeNode<Value>) {
    // The actions of inner modifiers come first.
    node.update(to: self)
  }
}

final class ChangeNode<Value: Equatable>: LifecycleNode {
  private var modifier: ChangeModifier<Value>
  private var hasRunInitially = false
  /// The value before the first of several changes in one update.
  private var former: Value?

  init(_ modifier: ChangeModifier<Value>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  func update(to modifier: ChangeModifier<Value>) {
    let old = self.modifier.value
    self.modifier = modifier
    guard old != modifier.value, former == nil else { return }
    former = old
    graph.afterUpdate { [weak self] in self?.run() }
  }

  private func run() {
    guard let old = former else { return }
    former = nil
    guard isMounted, old != modifier.value else { return }
    modifier.action(old, modifier.value)
  }

  override func didAppear() {
    guard modifier.isInitial, !hasRunInitially else { return }
    hasRunInitially = true
    modifier.action(modifier.value, modifier.value)
  }
}

extension View {
  /// Performs an action when the value differs from the last evaluation of the view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to perform the action also when the view appears.
  ///   - action: The action, which receives the former and the new value.
  /// - Returns: The view, which observes the value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Performs an action when the value differs from the last evaluation of the view.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action with the new value when the value has changed; the form before iOS 17.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
