struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = TagNode(view.modifier.tag, in: parent)
    node.child = node.makeChild(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: TagNode.self)
    node.setTag(view.modifier.tag)
    if let child = node.child { node.updateChild(child, to: view.content) }
  }
}

/// The node of a view that stands for a value.
final class TagNode: ViewNode {
  private(set) var tag: AnyHashable
  var child: ViewNode?

  init(_ tag: AnyHashable, in parent: ViewNode) {
    self.tag = tag
    super.init(in: parent)
  }

  func setTag(_ tag: AnyHashable) {
    guard tag != self.tag else { return }
    self.tag = tag
    environment.value(of: ChoiceOwnerKey.self)?.changed()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func identity(of child: ViewNode) -> String? { "\(tag)" }
}

extension View {
  /// Says which value the view stands for, in a picker, a tab view or a list.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: AnyHashable(unwrapping: tag)))
  }
}
