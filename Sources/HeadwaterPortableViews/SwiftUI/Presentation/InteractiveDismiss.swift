struct InteractiveDismissModifier {
  let isDisabled: Bool
  /// Called when the person tries it nevertheless.
  var onAttempt: (@MainActor () -> Void)?
}

extension InteractiveDismissModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> InteractiveDismissNode {
    let node = InteractiveDismissNode(in: parent)
    update(node)
    return node
  }

  func update(_ node: InteractiveDismissNode) {
    node.setDisabled(isDisabled, onAttempt: onAttempt)
  }
}

/// The node of the modifier. It guards the dialog around it while it is mounted.
final class InteractiveDismissNode: ContentNode {
  func setDisabled(_ isDisabled: Bool, onAttempt: (@MainActor () -> Void)? = nil) {
    let dialog = environment.value(of: DialogKey.self).dialog
    dialog?.setGuard(self, isActive: isDisabled, onAttempt: onAttempt)
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

  /// The same, and hears of a person who tries to close the sheet nevertheless. The close button stays.
  nonisolated package func interactiveDismissDisabled(
    _ isDisabled: Bool, onAttempt: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled, onAttempt: onAttempt))
  }
}
