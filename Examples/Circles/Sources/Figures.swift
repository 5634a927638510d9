import Foundation

/// The total cost of some moves of the tile.
struct Figures: Equatable, Sendable {
  private(set) var moves = 0
  private(set) var circleBodies = 0
  private var tileBodies = 0
  private var operations = 0
  private var bytes = 0
  private var time = Duration.zero

  mutating func add(_ reading: CirclesReading, since former: CirclesReading) {
    moves += 1
    circleBodies += reading.circleBodies - former.circleBodies
    tileBodies += reading.tileBodies - former.tileBodies
    operations += reading.operations - former.operations
    bytes += reading.bytes - former.bytes
    time += reading.time - former.time
  }

  var tileBodiesPerMove: String { perMove(Double(tileBodies), digits: 1) }
  var operationsPerMove: String { perMove(Double(operations), digits: 1) }
  var bytesPerMove: String { perMove(Double(bytes), digits: 0) }
  var microsecondsPerMove: String { perMove(time / .microseconds(1), digits: 0) }

  private func perMove(_ sum: Double, digits: Int) -> String {
    guard moves > 0 else { return "–" }
    return (sum / Double(moves)).formatted(.number.precision(.fractionLength(0...digits)))
  }
}
