/// One of two views. View builders use it for `if … else` and `switch`.
///
/// The two branches have different identities: when one branch replaces the other, the former one's state
/// ends.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the node of the current branch.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = BranchNode(in: parent)
    node.child = makeChild(for: view, in: node)
    return node
  }

  /// Updates the node of the branch, or replaces it if the branch has changed.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.branch {
    case .first(let content) where node.branch == 0:
      if let child = node.child { node.updateChild(child, to: content) }
    case .second(let content) where node.branch == 1:
      if let child = node.child { node.updateChild(child, to: content) }
    default:
      node.replaceChild { makeChild(for: view, in: node) }
    }
  }

  @MainActor
  private static func makeChild(for view: Self, in node: BranchNode) -> ViewNode {
    switch view.branch {
    case .first(let content):
      node.branch = 0
      return node.makeChild(content)
    case .second(let content):
      node.branch = 1
      return node.makeChild(content)
    }
  }
}

/// A node whose only child is replaced when another branch is taken.
final class BranchNode: ContentNode {
  /// The branch that is shown; −1 while there is none.
  var branch: Int8 = -1

  /// Ends the life of the former child and replaces it.
  func replaceChild(with make: () -> ViewNode?) {
    child?.unmount()
    child = nil
    child = make()
    invalidateElements()
  }

  override func identity(of child: ViewNode) -> String? {
    branch == 0 ? "a" : "b"
  }
}

@MainActor
extension ConditionalContent where TrueContent: View, FalseContent: View {
  /// Either branch may be several.
  public static var canBeSeveral: Bool { TrueContent.canBeSeveral || FalseContent.canBeSeveral }

  /// Makes the nodes of the views, each of which is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    ConditionalContent<
      ModifiedContent<TrueContent, Modifier>, ModifiedContent<FalseContent, Modifier>
    >.makeNode(for: each(view, with: modifier), in: parent)
  }

  /// Brings the nodes of the views up to date, each of which is modified.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    ConditionalContent<
      ModifiedContent<TrueContent, Modifier>, ModifiedContent<FalseContent, Modifier>
    >.updateNode(node, for: each(view, with: modifier))
  }

  @MainActor
  private static func each<Modifier: ViewModifier>(
    _ view: Self, with modifier: Modifier
  ) -> ConditionalContent<
    ModifiedContent<TrueContent, Modifier>, ModifiedContent<FalseContent, Modifier>
  > {
    switch view.branch {
    case .first(let content): .init(branch: .first(content.modifier(modifier)))
    case .second(let content): .init(branch: .second(content.modifier(modifier)))
    }
  }
}
