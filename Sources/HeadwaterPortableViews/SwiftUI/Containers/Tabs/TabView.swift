/// Several screens, of which one is shown, with a bar to choose it.
///
/// Each ``Tab`` in it is one; or each view, to which `tabItem` gives a label and `tag` the value that
/// selects it.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes a tab view whose selection is kept elsewhere.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that keeps by itself which tab is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the bar and a panel for each tab.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    TabViewNode(TabSelection(view.selection), content: view.content, in: parent)
  }

  /// Updates the selection and the tabs.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: TabViewNode.self)
      .update(TabSelection(view.selection), content: view.content)
  }
}
