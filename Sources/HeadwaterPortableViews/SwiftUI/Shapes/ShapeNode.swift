/// The look of a shape, without the shape's type.
struct Drawing {
  let box: ShapeBox?
  let path: (CGRect) -> Path
  let isAbsolute: Bool
  let trim: (start: CGFloat, end: CGFloat)?
  let fill: Paint?
  let stroke: PaintedStroke?
  /// Whether overlapping parts cancel each other out.
  let isEvenOdd: Bool

  @MainActor
  init<S: Shape>(_ shape: S, fill: Paint?, stroke: PaintedStroke?, isEvenOdd: Bool) {
    box = stroke.map { $0.style.dash.isEmpty } ?? true ? shape.box : nil
    path = shape.path
    isAbsolute = shape is Path
    trim = (shape as? any TrimmedOutline).map { (start: $0.start, end: $0.end) }
    self.fill = fill
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }
}

/// Gives access to the ends of a trimmed shape without its type.
protocol TrimmedOutline {
  var start: CGFloat { get }
  var end: CGFloat { get }
}

extension TrimmedShape: TrimmedOutline {}

/// The node of a painted shape: a box of the style sheet, or a drawing.
final class ShapeNode: ElementNode {
  private var drawing: Drawing
  private var outline: Element?

  init(_ drawing: Drawing, in parent: ViewNode) {
    self.drawing = drawing
    super.init(drawing.box == nil ? .svg : .div, in: parent)
    element.set(.ariaHidden, to: "true")
    if drawing.box == nil {
      let outline = Element(.path, owner: nil, in: graph.document)
      element.setChildren([outline])
      self.outline = outline
      draw()
    }
    decorate()
  }

  func update(to drawing: Drawing) {
    // Whether a shape is a box depends on its type, and on dashes.
    guard (drawing.box == nil) == (outline != nil) else { return markMakerDirty() }
    let isSame =
      drawing.box == self.drawing.box && drawing.fill == self.drawing.fill
      && drawing.stroke == self.drawing.stroke
    self.drawing = drawing
    if outline != nil {
      draw()
    } else if !isSame {
      restyle()
    }
  }

  override var labelledRole: String { "img" }
  override var isSilentWithoutLabel: Bool { true }
  override var baseClass: String {
    guard let box = drawing.box else { return drawing.isAbsolute ? "drawing" : "drawing stretched" }
    return "shape \(box.className)"
  }

  override var fills: Axis.Set { drawing.isAbsolute ? [] : [.horizontal, .vertical] }
  override var hasRatio: Bool { drawing.box?.className == "circle" }
  override var fusableEffects: DecorationStages { [.frame, .opacity, .effect] }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    if outline != nil { draw() }
  }

  override func declareStyle(_ style: inout StyleDeclarations) {
    guard let box = drawing.box else { return }
    if let radius = box.radius { style.add("border-radius", radius.pixels) }
    if let stroke = drawing.stroke {
      let width = stroke.style.lineWidth.pixels
      let paint = solid(stroke.paint)
      // The middle of the line is on the edge, unless the whole line is inside.
      style.add("outline", "\(width) solid \(paint)")
      let offset = stroke.isInside ? -stroke.style.lineWidth : -stroke.style.lineWidth / 2
      style.add("outline-offset", offset.pixels)
    } else {
      style.add("background", drawing.fill?.css ?? textPaint)
    }
  }

  private var textPaint: String { environment.value(of: ForegroundKey.self) ?? "currentColor" }

  private func solid(_ paint: Paint?) -> String { paint?.solid ?? Paint(css: textPaint).solid }

  // MARK: Drawing

  private func draw() {
    guard let outline else { return }
    let size = knownSize
    let rect = CGRect(origin: .zero, size: size ?? CGSize(width: 100, height: 100))
    outline.set(.data, to: drawing.path(rect).svg)
    if !drawing.isAbsolute {
      element.set(.viewBox, to: "0 0 \(Double(rect.width).css) \(Double(rect.height).css)")
      element.set(.preserveAspectRatio, to: "none")
      // The length of a trimmed line uses the drawing's own units. This effect would change the units.
      let isTrimmed = drawing.stroke != nil && drawing.trim != nil
      outline.set(.vectorEffect, to: isTrimmed ? nil : "non-scaling-stroke")
    }
    if let stroke = drawing.stroke {
      outline.set(.fill, to: "none")
      outline.set(.stroke, to: solid(stroke.paint))
      outline.set(.strokeWidth, to: Double(stroke.style.lineWidth).css)
      outline.set(.strokeLineCap, to: stroke.style.lineCap.css)
      outline.set(.strokeLineJoin, to: stroke.style.lineJoin.css)
      dash(outline, stroke.style)
    } else {
      outline.set(.fill, to: solid(drawing.fill))
      outline.set(.fillRule, to: drawing.isEvenOdd ? "evenodd" : nil)
    }
  }

  private func dash(_ outline: Element, _ style: StrokeStyle) {
    if let trim = drawing.trim {
      let start = Double(min(max(trim.start, 0), 1))
      let end = Double(min(max(trim.end, 0), 1))
      outline.set(.pathLength, to: "1")
      outline.set(.strokeDashArray, to: "\(max(0, end - start).css) 2")
      outline.set(.strokeDashOffset, to: (-start).css)
    } else if !style.dash.isEmpty {
      outline.set(
        .strokeDashArray, to: style.dash.map { Double($0).css }.joined(separator: " "))
      outline.set(.strokeDashOffset, to: Double(style.dashPhase).css)
    }
  }

  /// The size of a frame directly around the shape.
  private var knownSize: CGSize? {
    var decoration = decoration
    while let current = decoration {
      if case .frame(let frame) = current.effect {
        guard let width = frame.width, let height = frame.height else { return nil }
        return CGSize(width: width, height: height)
      }
      if case .padding = current.effect { return nil }
      decoration = current.outer
    }
    return nil
  }

  override func decorationDidChange() {
    super.decorationDidChange()
    draw()
  }
}
