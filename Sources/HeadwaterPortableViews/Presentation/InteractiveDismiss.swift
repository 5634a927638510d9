struct InteractiveDismissModifier {
  let isDisabled: Bool
}

extension InteractiveDismissModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = InteractiveDismissNode(in: parent)
    node.setDisabled(view.modifier.isDisabled)
    node.child = node.makeChild(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: InteractiveDismissNode.self)
    node.setDisabled(view.modifier.isDisabled)
    if let child = node.child { node.updateChild(child, to: view.content) }
  }
}

/// Guards the dialog around it while it is mounted.
private final class InteractiveDismissNode: ViewNode {
  var child: ViewNode?

  func setDisabled(_ isDisabled: Bool) {
    environment.value(of: DialogKey.self).dialog?.setGuard(self, isActive: isDisabled)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func unmount() {
    setDisabled(false)
    super.unmount()
  }
}

extension View {
  /// Forbids, or allows, that a person closes the sheet that the view is in by the escape key or the
  /// close button; its content still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
