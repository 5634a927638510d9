/// A modifier that does something to the elements of its content, see ``Decoration``.
struct DecorationModifier {
  let effect: DecorationEffect
}

extension DecorationModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = DecorationNode(in: parent, effect: view.modifier.effect)
    node.child = node.makeChild(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: DecorationNode.self)
    guard let child = node.child else { return }
    if node.own.effect != view.modifier.effect {
      node.own.effect = view.modifier.effect
      child.decorationDidChange()
    }
    node.updateChild(child, to: view.content)
  }
}

final class DecorationNode: ViewNode {
  let own: Decoration
  var child: ViewNode?

  init(in parent: ViewNode, effect: DecorationEffect) {
    own = Decoration(effect, outer: parent.contentDecoration)
    super.init(in: parent)
  }

  override var contentDecoration: Decoration? { own }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  nonisolated func decorated(_ effect: DecorationEffect) -> some View {
    modifier(DecorationModifier(effect: effect))
  }
}
