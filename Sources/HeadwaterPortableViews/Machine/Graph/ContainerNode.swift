/// A node with an element around a single child, its content.
class ContainerNode<Content: ViewNode>: ElementNode {
  /// The content; nil until a subclass has made it.
  final var content: Content!

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
