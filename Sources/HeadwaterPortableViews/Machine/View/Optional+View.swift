extension Optional: View where Wrapped: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the node of the wrapped view, if there is one.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = BranchNode(in: parent)
    if let view {
      node.branch = 0
      node.child = node.makeChild(view)
    }
    return node
  }

  /// Updates, makes or removes the node of the wrapped view.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (node.child, view) {
    case (let child?, let view?):
      node.updateChild(child, to: view)
    case (nil, let view?):
      node.branch = 0
      node.replaceChild { node.makeChild(view) }
    case (_?, nil):
      node.branch = -1
      node.replaceChild { nil }
    case (nil, nil):
      break
    }
  }
}
