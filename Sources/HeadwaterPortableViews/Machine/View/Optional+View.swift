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

@MainActor
extension Optional where Wrapped: View {
  /// There may be none.
  public static var canBeSeveral: Bool { true }

  /// Makes the nodes of the views, each of which is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    ModifiedContent<Wrapped, Modifier>?.makeNode(for: each(view, with: modifier), in: parent)
  }

  /// Brings the nodes of the views up to date, each of which is modified.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    ModifiedContent<Wrapped, Modifier>?.updateNode(node, for: each(view, with: modifier))
  }

  @MainActor
  private static func each<Modifier: ViewModifier>(
    _ view: Self, with modifier: Modifier
  ) -> ModifiedContent<Wrapped, Modifier>? {
    view.map { $0.modifier(modifier) }
  }
}
