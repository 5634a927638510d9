/// A node with a single child, its content, and no element of its own.
class ContentNode: ViewNode {
  final var child: ViewNode?

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
