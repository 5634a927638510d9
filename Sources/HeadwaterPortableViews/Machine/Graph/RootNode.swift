/// The node at the top: its element has the id 0 and holds the content and, last, the dialogs.
final class RootNode: ContainerNode<ViewNode> {
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

  override func contentElements() -> [Element] {
    super.contentElements() + graph.modals.map { $0.outermost }
  }

  /// Updates the element after a dialog was opened or closed.
  func modalsDidChange() {
    contentElementsDidChange()
  }
}
