extension View {
  /// Animates changes of the view's style, and what appears and disappears in it together with the value.
  ///
  /// - People who prefer reduced motion see changes at once.
  /// - Partial: it animates all changes of the view's own style, not only those together with the value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    decorated(.transition(animation?.css))
      .modifier(ValueAnimation(timing: animation?.timing, value: value))
  }

  /// Animates changes of the view's style; the form before iOS 15.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    decorated(.transition(animation?.css))
  }

  /// Sets the way in which the view appears and disappears, where that is animated: by `withAnimation`, by
  /// `animation(_:value:)` around it, or by an animation of the transition.
  ///
  /// - What has disappeared can no longer be used, while it still moves away.
  /// - In a list of more than 100 rows, rows disappear at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    decorated(.mark(.dataTransition, t.text))
  }

  /// Sets the way in which the view's texts change, where that is animated.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    decorated(.mark(.dataTextTransition, transition.text))
  }
}

/// Animates what changes in a view together with a value.
private struct ValueAnimation<Value: Equatable> {
  let timing: Timing?
  let value: Value
}

extension ValueAnimation: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> ValueAnimationNode<Value> {
    ValueAnimationNode(value, in: parent)
  }

  func update(_ node: ValueAnimationNode<Value>) {
    guard node.value != value else { return }
    node.value = value
    if let timing { node.animate(timing) }
  }
}

private final class ValueAnimationNode<Value: Equatable>: ContentNode {
  var value: Value

  init(_ value: Value, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
  }

  func animate(_ timing: Timing) {
    guard !graph.isStill else { return }
    var elements: [Element] = []
    appendElements(to: &elements)
    for element in elements { graph.document.animate(element, timing) }
  }
}
