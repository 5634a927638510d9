/// A shape with `@State` and the like. Its properties are bound before its path is requested.
struct BoundShape<S: Shape> {
  var shape: Held<S>
  let fill: Paint?
  let stroke: PaintedStroke?
  let isEvenOdd: Bool

  init(_ view: PaintedShape<S>) {
    shape = Held(view.shape)
    fill = view.fill
    stroke = view.stroke
    isEvenOdd = view.fillStyle.isEOFilled
  }
}

/// The node of a shape with such properties. It follows the values that the path reads.
final class BoundShapeNode<S: Shape>: CompositeNode<BoundShape<S>> {
  override func evaluateContent() {
    let drawing = read { bound in
      let shape = bound.shape.value
      // The path is drawn later, when its size is known. This call tracks the values that it reads.
      _ = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      return DrawnShape(
        drawing: Drawing(
          shape, fill: bound.fill, stroke: bound.stroke, isEvenOdd: bound.isEvenOdd))
    }
    setChild(to: drawing, make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }

  override var name: String { "\(S.self)" }
}

private struct DrawnShape: View {
  let drawing: Drawing

  typealias Body = Never

  static func makeNode(for view: DrawnShape, in parent: ViewNode) -> ViewNode {
    ShapeNode(view.drawing, in: parent)
  }

  static func updateNode(_ node: ViewNode, for view: DrawnShape) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: view.drawing)
  }
}
