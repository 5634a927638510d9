struct InteractiveDismissModifier {
  let isDisabled: Bool
}

extension InteractiveDismissModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> InteractiveDismissNode {
    let node = InteractiveDismissNode(in: parent)
    update(node)
    return node
  }

  func update(_ node: InteractiveDismissNode) {
    node.setDisabled(isDisabled)
  }
}

/// The node of the modifier. It guards the dialog around it while it is mounted.
final class InteractiveDismissNode: ContentNode {
  func setDisabled(_ isDisabled: Bool) {
    environment.value(of: DialogKey.self).dialog?.setGuard(self, isActive: isDisabled)
  }

  override func unmount() {
    setDisabled(false)
    super.unmount()
  }
}

extension View {
  /// Sets whether a person can close the sheet around the view by the escape key or the close button. The
  /// sheet's content can always close it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
