/// A node that stands around a single child, its content, and adds no element.
class ContentNode: ViewNode {
  final var child: ViewNode?

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
