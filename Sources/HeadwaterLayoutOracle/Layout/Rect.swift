import HeadwaterLayoutGeometry

/// A width and a height.
package typealias Size = PerAxis<Double>

/// A place, from the upper left corner of the window.
package typealias Point = PerAxis<Double>

/// The size that a parent proposes; nil on an axis asks for the ideal length.
package typealias ProposedSize = PerAxis<Double?>

/// A rectangle in the window.
package struct Rect: Hashable, Sendable {
  /// The upper left corner.
  package var origin: Point
  /// The width and the height.
  package var size: Size

  /// Makes a rectangle.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle on the other side of a window of the given width.
  package func mirrored(in width: Double) -> Rect {
    var copy = self
    copy.origin.horizontal = width - origin.horizontal - size.horizontal
    return copy
  }

  /// The place of a box of another size in this rectangle.
  func origin(of inner: Size, _ alignment: Alignment) -> Point {
    Point { origin[$0] + (size[$0] - inner[$0]) * alignment[$0].fraction }
  }
}
