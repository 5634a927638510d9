/// The node of a modifier that shows something while there is a value: a sheet, an alert, a screen.
///
/// The value is read under tracking of its own, so that the views around it are not evaluated when
/// the presentation begins or ends.
class PresentingNode: ContentNode {
  /// What is shown, where this node is its parent; a pushed screen belongs to its stack.
  final var dialog: ModalNode?
  final private(set) var tracker: Tracker!

  override init(in parent: ViewNode) {
    super.init(in: parent)
    tracker = Tracker(self)
  }

  deinit {
    tracker.cancel()
  }

  /// Clears what is presented for, and says so when that did not end the presentation.
  final func clear(_ clear: () -> Void) {
    let shown = dialog
    clear()
    graph.afterUpdate { [weak self] in
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

  /// The dialog's element stands at the end of the document, not here.
  override final func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override final func identity(of child: ViewNode) -> String? {
    child === dialog ? "sheet" : nil
  }

  override final func decorationDidChange() {
    child?.decorationDidChange()
  }

  override func unmount() {
    tracker.end()
    super.unmount()
  }
}

/// Evaluates what is presented as a body of its own, so that it follows what it reads.
struct PresentedContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
