import Foundation

/// The square that contains the circles and the tile.
enum Stage {
  /// The number of circles in a row, and the number of rows.
  static let side = 32
  static let diameter = 6.0
  static let gap = 2.0
  static let width = 288.0
  static let tile = CGSize(width: 72, height: 48)

  /// Returns the nearest place at which the whole tile is visible.
  static func place(near place: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(place.x, tile.width / 2), width - tile.width / 2),
      y: min(max(place.y, tile.height / 2), width - tile.height / 2))
  }

  /// Returns a place on a figure of eight that starts and ends in the middle.
  ///
  /// - Parameter part: The part of the way, from 0 to 1.
  static func placeOnLap(_ part: Double) -> CGPoint {
    let angle = 2 * Double.pi * part
    let middle = width / 2
    return CGPoint(x: middle + 104 * sin(angle), y: middle + 104 * sin(2 * angle))
  }
}
