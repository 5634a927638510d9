/// A sequence of views. View builders use it.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes one node for each of the views.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = TupleNode(in: parent)
    func append<Child: View>(_ child: Child) {
      node.children.append(node.makeChild(child))
    }
    repeat append(each view.content)
    return node
  }

  /// Updates the node of each view.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    func update<Child: View>(_ child: Child) {
      node.updateChild(node.children[index], to: child)
      index += 1
    }
    repeat update(each view.content)
  }
}

/// The node of a sequence of views.
final class TupleNode: ViewNode {
  var children: ContiguousArray<ViewNode> = []

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for child in children { visit(child) }
  }

  override func identity(of child: ViewNode) -> String? {
    children.firstIndex { $0 === child }.map(String.init)
  }
}

@MainActor
extension TupleView {
  /// There are several.
  public static var canBeSeveral: Bool { true }

  /// Makes the nodes of the views, each of which is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    TupleView<repeat ModifiedContent<each Content, Modifier>>.makeNode(
      for: each(view, with: modifier), in: parent)
  }

  /// Brings the nodes of the views up to date, each of which is modified.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    TupleView<repeat ModifiedContent<each Content, Modifier>>.updateNode(
      node, for: each(view, with: modifier))
  }

  @MainActor
  private static func each<Modifier: ViewModifier>(
    _ view: Self, with modifier: Modifier
  ) -> TupleView<repeat ModifiedContent<each Content, Modifier>> {
    TupleView<repeat ModifiedContent<each Content, Modifier>>(
      repeat ModifiedContent(content: each view.content, modifier: modifier))
  }
}
