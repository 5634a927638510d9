struct FocusModifier<Value: Hashable> {
  let binding: Binding<Value>
  let value: Value
  /// The value that is set when the field loses the focus; nil leaves the state unchanged.
  let none: Value?
}

extension FocusModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = FocusNode(view.modifier, in: parent)
    node.content.setContent(view.content)
    node.evaluate()
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: FocusNode<Value>.self)
    node.modifier = view.modifier
    node.content.setContent(view.content)
    node.evaluate()
  }
}

/// The node of a `focused` modifier. It follows the state, and sets it when the focus moves.
private final class FocusNode<Value: Hashable>: ViewNode {
  var modifier: FocusModifier<Value>
  private(set) var content: SlotNode!
  private var target: FocusTarget!
  private var tracker: Tracker!
  private var isWanted = false

  init(_ modifier: FocusModifier<Value>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
    tracker = Tracker(self)
    let target = FocusTarget(outer: environment.value(of: FocusTargetKey.self)) {
      [weak self] isHere in self?.focusDidMove(isHere: isHere)
    }
    self.target = target
    content = SlotNode(in: self, decoration: decoration) {
      $0.setting(FocusTargetKey.self, to: target)
    }
  }

  deinit {
    tracker.cancel()
  }

  override func evaluate() {
    isDirty = false
    let value = modifier.value
    let isWanted = tracker.track { modifier.binding.wrappedValue == value }
    let wasWanted = self.isWanted
    self.isWanted = isWanted
    guard isWanted != wasWanted, isWanted != target.hasFocus else { return }
    graph.afterUpdate { [weak self] in
      guard let self, let element = target.element, isWanted == self.isWanted else { return }
      if isWanted {
        graph.focusAfterUpdate(element)
      } else {
        graph.blurAfterUpdate(element)
      }
    }
  }

  private func focusDidMove(isHere: Bool) {
    if isHere {
      isWanted = true
      modifier.binding.wrappedValue = modifier.value
    } else if let none = modifier.none, modifier.binding.wrappedValue == modifier.value {
      modifier.binding.wrappedValue = none
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  override func unmount() {
    tracker.end()
    // A removed field loses the focus, and does not get it back when it returns.
    if target.hasFocus {
      graph.afterUpdate { [modifier] in
        guard let none = modifier.none, modifier.binding.wrappedValue == modifier.value else {
          return
        }
        modifier.binding.wrappedValue = none
      }
    }
    super.unmount()
  }
}

extension View {
  /// Binds the focus of the field in the view to a value of a focus state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(binding: binding.binding, value: value, none: noFocus(of: Value.self)))
  }

  /// Binds the focus of the field in the view to a focus state. It is true while the field has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.binding, value: true, none: false))
  }
}

/// The value for no focus: `nil` of an optional type, nothing for other types.
private func noFocus<Value>(of type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}
