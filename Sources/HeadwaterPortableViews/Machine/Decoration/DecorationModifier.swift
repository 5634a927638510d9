/// A modifier with an effect on the elements of its content, see ``Decoration``.
struct DecorationModifier {
  let effect: DecorationEffect
}

extension DecorationModifier: NodeModifier {
  typealias Body = Never

  static var reach: ModifierReach { .inherited }

  func makeNode(in parent: ViewNode) -> DecorationNode {
    DecorationNode(in: parent, effect: effect)
  }

  func update(_ node: DecorationNode) {
    node.hasChanged = node.own.effect != effect
    node.own.effect = effect
  }

  /// Runs last, so that several modifiers that change at once change the class only once.
  func didUpdateContent(of node: DecorationNode) {
    guard node.hasChanged else { return }
    node.hasChanged = false
    node.child?.decorationDidChange()
  }
}

final class DecorationNode: ContentNode {
  let own: Decoration
  /// Whether the elements of the content have to apply a changed effect.
  var hasChanged = false

  init(in parent: ViewNode, effect: DecorationEffect) {
    own = Decoration(effect, outer: parent.contentDecoration)
    super.init(in: parent)
  }

  override var contentDecoration: Decoration? { own }
}

extension View {
  nonisolated func decorated(_ effect: DecorationEffect) -> some View {
    modifier(DecorationModifier(effect: effect))
  }
}
