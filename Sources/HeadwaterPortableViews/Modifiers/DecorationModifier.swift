/// A modifier that does something to the elements of its content, see ``Decoration``.
struct DecorationModifier {
  let effect: DecorationEffect
}

extension DecorationModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> DecorationNode {
    DecorationNode(in: parent, effect: effect)
  }

  func update(_ node: DecorationNode) {
    guard node.own.effect != effect else { return }
    node.own.effect = effect
    node.child?.decorationDidChange()
  }
}

final class DecorationNode: ContentNode {
  let own: Decoration
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
