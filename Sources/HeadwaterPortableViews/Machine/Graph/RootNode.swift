/// The root of a graph. Its element has the id 0, and contains the content, followed by the dialogs.
final class RootNode: ElementNode {
  private var content: ViewNode?
  /// The title of a screen that is in no navigation stack.
  let title: ScreenTitle

  init(of graph: ViewGraph, environment: EnvironmentEntry?) {
    title = ScreenTitle(graph: graph)
    super.init(
      root: graph, environment: environment.setting(ScreenTitleKey.self, to: title), tag: .div)
  }

  func mount(_ makeContent: (ViewNode) -> ViewNode) {
    content = makeContent(self)
    collectContent()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  override func contentElements() -> [Element] {
    super.contentElements() + graph.modals.map { $0.outermost }
  }

  /// Updates the element after a dialog was opened or closed.
  func modalsDidChange() {
    contentElementsDidChange()
  }
}
