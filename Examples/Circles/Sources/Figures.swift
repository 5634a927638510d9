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

  var circleBodiesPerMove: Double? { perMove(Double(circleBodies)) }
  var tileBodiesPerMove: Double? { perMove(Double(tileBodies)) }
  var operationsPerMove: Double? { perMove(Double(operations)) }
  var bytesPerMove: Double? { perMove(Double(bytes)) }
  var microsecondsPerMove: Double? { perMove(time / .microseconds(1)) }

  private func perMove(_ sum: Double) -> Double? {
    moves > 0 ? sum / Double(moves) : nil
  }
}
