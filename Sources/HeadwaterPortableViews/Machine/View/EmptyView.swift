/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Makes a view that shows nothing.
  public init() {}
}

extension EmptyView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a node without elements.
  public static func makeNode(for view: EmptyView, in parent: ViewNode) -> ViewNode {
    ViewNode(in: parent)
  }

  /// Does nothing: an empty view never changes.
  public static func updateNode(_ node: ViewNode, for view: EmptyView) {}
}

@MainActor
extension EmptyView {
  /// There is none.
  public static var canBeSeveral: Bool { true }

  /// Makes a node without elements: there is nothing to modify.
  public static func makeNode<Modifier: ViewModifier>(
    for view: EmptyView, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    ViewNode(in: parent)
  }

  /// Does nothing: there is nothing to modify.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: EmptyView, eachWith modifier: Modifier
  ) {}
}
