struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> TagNode {
    TagNode(tag, in: parent)
  }

  func update(_ node: TagNode) {
    node.setTag(tag)
  }
}

/// The node of a view with a tag.
final class TagNode: ContentNode {
  private(set) var tag: AnyHashable
  init(_ tag: AnyHashable, in parent: ViewNode) {
    self.tag = tag
    super.init(in: parent)
  }

  func setTag(_ tag: AnyHashable) {
    guard tag != self.tag else { return }
    self.tag = tag
    environment.value(of: ChoiceOwnerKey.self)?.changed()
  }

  override func identity(of child: ViewNode) -> String? { "\(tag)" }
}

extension View {
  /// Sets the value that the view represents in a picker, a tab view or a list.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: AnyHashable(unwrapping: tag)))
  }
}
