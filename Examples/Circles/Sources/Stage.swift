import Foundation

/// The square on which everything stands.
enum Stage {
  /// How many circles stand in a row, and how many rows there are.
  static let side = 32
  static let diameter = 6.0
  static let gap = 3.0
  static let width = 288.0
  static let tile = CGSize(width: 72, height: 48)

  /// The nearest place at which the whole tile can be seen.
  static func place(near place: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(place.x, tile.width / 2), width - tile.width / 2),
      y: min(max(place.y, tile.height / 2), width - tile.height / 2))
  }

  /// A place on a figure of eight that begins and ends in the middle.
  ///
  /// - Parameter part: How much of the way has been gone, from 0 to 1.
  static func placeOnLap(_ part: Double) -> CGPoint {
    let angle = 2 * Double.pi * part
    let middle = width / 2
    return CGPoint(x: middle + 104 * sin(angle), y: middle + 104 * sin(2 * angle))
  }
}
