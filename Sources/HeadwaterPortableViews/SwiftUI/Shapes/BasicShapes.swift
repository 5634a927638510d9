/// A rectangle.
public struct Rectangle {
  /// Makes a rectangle.
  nonisolated public init() {}
}

extension Rectangle: InsettableShape {
  /// The whole rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A plain box.
  nonisolated public var box: ShapeBox? { ShapeBox("rectangle") }
}

/// A circle, as large as its space allows.
///
/// - Partial: an ellipse in a frame that is not as high as it is wide.
public struct Circle {
  /// Makes a circle.
  nonisolated public init() {}
}

extension Circle: InsettableShape {
  /// The largest circle in the middle of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A round box.
  nonisolated public var box: ShapeBox? { ShapeBox("circle") }
}

/// An ellipse that fills its space.
public struct Ellipse {
  /// Makes an ellipse.
  nonisolated public init() {}
}

extension Ellipse: InsettableShape {
  /// The ellipse in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A box with elliptic corners.
  nonisolated public var box: ShapeBox? { ShapeBox("ellipse") }
}

/// The rounding of a rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

/// A rectangle whose ends are half circles.
public struct Capsule {
  /// The rounding of the ends; a browser draws both styles in the same way.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape {
  /// The capsule in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// A box with the roundest corners.
  nonisolated public var box: ShapeBox? { ShapeBox("capsule", radius: 9_999) }
}

/// A rectangle with round corners.
public struct RoundedRectangle {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// The rounding of the corners; a browser draws both styles in the same way.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with elliptic corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle with its corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
  /// A box with round corners.
  nonisolated public var box: ShapeBox? { ShapeBox("rounded", radius: cornerSize.width) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}
