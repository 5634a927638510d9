/// The outline of a shape, made of lines and curves.
///
/// As a view, a path is drawn at its own coordinates, in points.
public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case arc(CGPoint, radii: CGSize, isLarge: Bool, isClockwise: Bool)
    case close

    /// Whether all of its coordinates are numbers that can be drawn.
    var isFinite: Bool {
      let (points, sizes): ([CGPoint], [CGSize]) =
        switch self {
        case .move(let end), .line(let end): ([end], [])
        case .quadCurve(let end, let control): ([end, control], [])
        case .curve(let end, let first, let second): ([end, first, second], [])
        case .arc(let end, let radii, _, _): ([end], [radii])
        case .close: ([], [])
        }
      return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        && sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite }
    }
  }

  private(set) var elements: [Element] = []
  /// The current point.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path with a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part of the path.
  public mutating func move(to end: CGPoint) {
    add(.move(end), end)
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    add(.line(end), end)
  }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(end, control: control), end)
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(end, control1, control2), end)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let radii = CGSize(width: width, height: height)
    move(to: CGPoint(x: rect.minX + width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY + height), radii)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
    addCorner(CGPoint(x: rect.maxX - width, y: rect.maxY), radii)
    addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY - height), radii)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + height))
    addCorner(CGPoint(x: rect.minX + width, y: rect.minY), radii)
    closeSubpath()
  }

  private mutating func addCorner(_ end: CGPoint, _ radii: CGSize) {
    add(.arc(end, radii: radii, isLarge: false, isClockwise: true), end)
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.minX, y: rect.midY), radii)
    addCorner(CGPoint(x: rect.maxX, y: rect.midY), radii)
    closeSubpath()
  }

  /// Adds a part of a circle. `clockwise` has the meaning of SwiftUI, where the y axis points down.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ radians: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(radians), y: center.y + radius * sin(radians))
    }
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 { sweep += turn }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -turn : turn }
    let start = point(startAngle.radians)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    // SVG has no arc that ends at its start. Each arc therefore consists of two halves.
    let radii = CGSize(width: radius, height: radius)
    for half in [sweep / 2, sweep] {
      let end = point(startAngle.radians + half)
      add(.arc(end, radii: radii, isLarge: false, isClockwise: sweep > 0), end)
    }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    currentPoint = path.currentPoint ?? currentPoint
  }

  /// Draws a line to the start of the current part of the path.
  public mutating func closeSubpath() {
    elements.append(.close)
  }

  private mutating func add(_ element: Element, _ end: CGPoint) {
    elements.append(element)
    currentPoint = end
  }
}

extension Path {
  /// The path in the path language of SVG.
  var svg: String {
    func point(_ point: CGPoint) -> String { "\(Double(point.x).css) \(Double(point.y).css)" }
    var text = ""
    // Of a path with a coordinate that is no number, a browser would draw only the beginning.
    guard elements.allSatisfy(\.isFinite) else { return text }
    for element in elements {
      switch element {
      case .move(let end): text += "M\(point(end))"
      case .line(let end): text += "L\(point(end))"
      case .quadCurve(let end, let control): text += "Q\(point(control)) \(point(end))"
      case .curve(let end, let first, let second):
        text += "C\(point(first)) \(point(second)) \(point(end))"
      case .arc(let end, let radii, let isLarge, let isClockwise):
        text +=
          "A\(Double(radii.width).css) \(Double(radii.height).css) 0 "
          + "\(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) \(point(end))"
      case .close: text += "Z"
      }
    }
    return text
  }
}

extension Path: Shape {
  /// The path itself, independent of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  public init() {
    radians = 0
  }

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether one angle is less than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// A point of a rectangle, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable {
  /// From the left, 0, to the right, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// Makes the point at the top left.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var css: String { "\((Double(x) * 100).css)% \((Double(y) * 100).css)%" }

  /// The point, counted from the leading side in either direction of text.
  var cssFromLeading: String {
    guard x != 0.5 else { return css }
    let fromMiddle = (Double(x) * 100 - 50).css
    return "calc(50% + var(--way, 1) * \(fromMiddle)%) \((Double(y) * 100).css)%"
  }
}
