struct FocusModifier<Value: Hashable> {
  let binding: Binding<Value>
  let value: Value
  /// The value that is set when the field loses the focus; nil leaves the state unchanged.
  let none: Value?
}

extension FocusModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> FocusNode<Value> {
    FocusNode(self, in: parent)
  }

  func update(_ node: FocusNode<Value>) {
    node.modifier = self
  }

  func didUpdateContent(of node: FocusNode<Value>) {
    node.evaluate()
  }
}

/// The node of a `focused` modifier. It follows the state, and sets it when the focus moves.
final class FocusNode<Value: Hashable>: TrackedNode {
  var modifier: FocusModifier<Value>
  private var target: FocusTarget!
  private var derived: EnvironmentEntry?
  private var isWanted = false

  init(_ modifier: FocusModifier<Value>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
    target = FocusTarget(outer: environment.value(of: FocusTargetKey.self)) {
      [weak self] isHere in self?.focusDidMove(isHere: isHere)
    }
    derived = environment.setting(FocusTargetKey.self, to: target)
  }

  override var contentEnvironment: EnvironmentEntry? { derived }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    derived = environment.setting(FocusTargetKey.self, to: target)
    super.environmentDidChange(to: environment, changed: changed)
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

  override func unmount() {
    // A removed field loses the focus, and does not get it back when it returns. First comes what the app makes of the change: its
    // `onChange` may give the focus to what has taken the place of the field, if it still reads who had it.
    if target.hasFocus {
      graph.afterUpdate { [graph, modifier] in
        graph.afterUpdate {
          guard let none = modifier.none, modifier.binding.wrappedValue == modifier.value else {
            return
          }
          modifier.binding.wrappedValue = none
        }
      }
    }
    super.unmount()
  }
}

extension View {
  /// Binds the focus of the field or button in the view to a value of a focus state. A field comes before a button.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(binding: binding.binding, value: value, none: noFocus(of: Value.self)))
  }

  /// Binds the focus of the field or button in the view to a focus state. It is true while that has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.binding, value: true, none: false))
  }
}

/// The value for no focus: `nil` of an optional type, nothing for other types.
private func noFocus<Value>(of type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}
