/// A built-in modifier with a node around the content.
protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: ContentNode

  /// Makes the node, without its content.
  func makeNode(in parent: ViewNode) -> Node

  /// Updates the node to this modifier, before its content is updated.
  func update(_ node: Node)

  /// Runs after the content has been made or updated.
  func didUpdateContent(of node: Node)
}

extension NodeModifier {
  static var reach: ModifierReach { .all }

  func didUpdateContent(of node: Node) {}

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = view.modifier.makeNode(in: parent)
    node.child = node.makeChild(view.content)
    view.modifier.didUpdateContent(of: node)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: Node.self)
    view.modifier.update(node)
    if let child = node.child { node.updateChild(child, to: view.content) }
    view.modifier.didUpdateContent(of: node)
  }
}
