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
