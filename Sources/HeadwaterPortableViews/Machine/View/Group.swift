/// Several views that are treated as one, without a layout of their own.
///
/// A modifier of a group applies to each of its views.
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View where Content: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the node of the content; a group has no node of its own.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    Content.makeNode(for: view.content, in: parent)
  }

  /// Updates the content.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    Content.updateNode(node, for: view.content)
  }
}

@MainActor
extension Group where Content: View {
  /// A group is what its content is.
  public static var canBeSeveral: Bool { Content.canBeSeveral }

  /// Makes the nodes of the views, each of which is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    ModifiedContent<Content, Modifier>.makeNode(for: each(view, with: modifier), in: parent)
  }

  /// Brings the nodes of the views up to date, each of which is modified.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    ModifiedContent<Content, Modifier>.updateNode(node, for: each(view, with: modifier))
  }

  @MainActor
  private static func each<Modifier: ViewModifier>(
    _ view: Self, with modifier: Modifier
  ) -> ModifiedContent<Content, Modifier> {
    view.content.modifier(modifier)
  }
}
