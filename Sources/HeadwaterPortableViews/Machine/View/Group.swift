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
