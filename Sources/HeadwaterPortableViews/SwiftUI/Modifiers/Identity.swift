/// Resets the state of its content when the identity changes.
struct IdentityModifier<Identity: Hashable> {
  let identity: Identity
}

extension IdentityModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = IdentityNode(view.modifier.identity, in: parent)
    node.child = node.makeChild(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: IdentityNode<Identity>.self)
    if let child = node.child, node.identity == view.modifier.identity {
      node.updateChild(child, to: view.content)
    } else {
      node.child?.unmount()
      node.identity = view.modifier.identity
      node.child = node.makeChild(view.content)
      node.invalidateElements()
    }
  }
}

private final class IdentityNode<Identity: Hashable>: ContentNode {
  var identity: Identity

  init(_ identity: Identity, in parent: ViewNode) {
    self.identity = identity
    super.init(in: parent)
  }

  override func identity(of child: ViewNode) -> String? { "\(identity)" }
}

extension IdentityNode: ScrollTargets {
  func scrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    id == AnyHashable(unwrapping: identity) ? .here(self) : nil
  }
}

extension View {
  /// Binds the identity of the view to a value. When the value changes, the state of the view is reset.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(identity: id))
  }
}
