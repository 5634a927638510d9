/// The node of a modifier that presents a sheet, an alert or a screen while there is a value.
///
/// The value has its own tracker. The views around it are therefore not evaluated when the presentation
/// begins or ends.
class PresentingNode: TrackedNode {
  /// The presented dialog, whose parent is this node. A pushed screen belongs to its stack instead.
  final var dialog: ModalNode?

  /// Clears the presented value, and reports an issue if the same dialog is still shown after the update.
  final func clear(_ clear: () -> Void) {
    let shown = dialog
    clear()
    graph.checkAfterUpdate { [weak self] in
      guard let self, isMounted, let shown, dialog === shown else { return }
      graph.report(.presentationRemains(name: name, view: enclosingViewName))
    }
  }

  final func closeDialog() {
    let dialog = dialog
    self.dialog = nil
    dialog?.unmount()
  }

  override final func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    if let dialog { visit(dialog) }
  }

  /// Leaves out the dialog's element, which is at the end of the document.
  override final func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override final func identity(of child: ViewNode) -> String? {
    child === dialog ? "sheet" : nil
  }

  override final func decorationDidChange() {
    child?.decorationDidChange()
  }
}

/// Evaluates presented content as a body of its own, which updates with the values that it reads.
struct PresentedContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
