/// An area with an outline, which can be filled and stroked.
///
/// The style sheet draws the shapes of this module in any size. Your own shape draws its path in a square of
/// 100 by 100, which is stretched to the space. With a `frame` of width and height directly around it, it
/// draws in that size. Where text runs from right to left, it is mirrored.
///
/// - Partial: a custom shape without a frame is stretched from 100 by 100 points. Gradients fill only boxes.
///   Shapes are not animated.
nonisolated public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The shape in the style sheet; nil for your own shapes.
  nonisolated var box: ShapeBox? { get }
}

/// A shape that the style sheet can draw. Only the shapes of this module make one.
public struct ShapeBox: Equatable, Sendable {
  /// The class in the style sheet.
  let className: String
  var radius: CGFloat?
  var inset: CGFloat = 0

  init(_ className: String, radius: CGFloat? = nil) {
    self.className = className
    self.radius = radius
  }
}

extension Shape {
  /// Nil: the style sheet does not know your own shapes.
  nonisolated public var box: ShapeBox? { nil }

  /// The shape, filled with the colour of the text.
  public var body: some View {
    PaintedShape(shape: self, fill: nil, stroke: nil)
  }

  /// The shape, filled.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    PaintedShape(shape: self, fill: content.paint, stroke: nil, fillStyle: style)
  }

  /// The shape, filled with the colour of the text.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    PaintedShape(shape: self, fill: nil, stroke: nil, fillStyle: style)
  }

  /// The outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    PaintedShape(
      shape: self, fill: nil,
      stroke: PaintedStroke(paint: content.paint, style: StrokeStyle(lineWidth: lineWidth)))
  }

  /// The outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View {
    PaintedShape(shape: self, fill: nil, stroke: PaintedStroke(paint: content.paint, style: style))
  }

  /// The outline of the shape, in the colour of the text.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    PaintedShape(
      shape: self, fill: nil,
      stroke: PaintedStroke(paint: nil, style: StrokeStyle(lineWidth: lineWidth)))
  }

  /// The outline of the shape, in the colour of the text.
  nonisolated public func stroke(style: StrokeStyle) -> some View {
    PaintedShape(shape: self, fill: nil, stroke: PaintedStroke(paint: nil, style: style))
  }

  /// A part of the outline of the shape, from 0 to 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The outline of the shape, drawn inside its edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    PaintedShape(
      shape: self, fill: nil,
      stroke: PaintedStroke(
        paint: content.paint, style: StrokeStyle(lineWidth: lineWidth), isInside: true))
  }

  /// The outline of the shape, drawn inside its edge, in the colour of the text.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    PaintedShape(
      shape: self, fill: nil,
      stroke: PaintedStroke(
        paint: nil, style: StrokeStyle(lineWidth: lineWidth), isInside: true))
  }
}

/// The way in which an area is filled.
///
/// - Partial: a browser decides about smooth edges.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts cancel each other out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var css: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var css: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

/// The style of an outline.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// The limit for pointed corners.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A part of the outline of a shape.
public struct TrimmedShape<Base: Shape> {
  let shape: Base
  let start: CGFloat
  let end: CGFloat
}

extension TrimmedShape: Shape {
  /// The whole outline: the part is chosen when it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A line around a shape.
struct PaintedStroke: Equatable, Sendable {
  let paint: Paint?
  let style: StrokeStyle
  var isInside = false
}

/// A shape with its fill and stroke.
struct PaintedShape<S: Shape> {
  let shape: S
  let fill: Paint?
  let stroke: PaintedStroke?
  var fillStyle = FillStyle()
}

extension PaintedShape: View {
  typealias Body = Never

  static func makeNode(for view: PaintedShape, in parent: ViewNode) -> ViewNode {
    guard FieldPlan.of(S.self, reflection: parent.graph.reflection).isEmpty else {
      let node = BoundShapeNode(BoundShape(view), in: parent)
      node.mount()
      return node
    }
    return ShapeNode(view.drawing, in: parent)
  }

  static func updateNode(_ node: ViewNode, for view: PaintedShape) {
    if let node = node as? BoundShapeNode<S> {
      node.update(to: BoundShape(view))
    } else {
      unsafeDowncast(node, to: ShapeNode.self).update(to: view.drawing)
    }
  }

  @MainActor var drawing: Drawing {
    Drawing(shape, fill: fill, stroke: stroke, isEvenOdd: fillStyle.isEOFilled)
  }
}
