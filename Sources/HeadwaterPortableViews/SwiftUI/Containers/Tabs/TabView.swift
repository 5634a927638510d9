/// A view that shows one of several screens, with a bar to choose it.
///
/// Each ``Tab`` is a screen. Without tabs, each view is a screen: `tabItem` sets its label, and `tag` sets
/// the value that selects it.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes a tab view with a binding to the selection.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that stores its own selection.
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
