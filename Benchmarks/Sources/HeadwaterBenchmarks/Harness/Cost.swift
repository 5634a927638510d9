/// The cost that a row shows, in terms of benchmarks.
enum Cost {
  /// One operation of a benchmark.
  case operation(Benchmark)

  /// The cost of one more thing: the slope of the straight line through several counts.
  case slope([(things: Int, benchmark: Benchmark)])

  /// The difference of two costs.
  indirect case difference(Cost, Cost)

  var benchmarks: [Benchmark] {
    switch self {
    case .difference(let cost, let other): cost.benchmarks + other.benchmarks
    case .operation(let benchmark): [benchmark]
    case .slope(let points): points.map(\.benchmark)
    }
  }

  /// - Parameter figures: The costs of the benchmarks by their names.
  func value(in figures: [String: Double]) -> Double? {
    switch self {
    case .operation(let benchmark): figures[benchmark.name]
    case .slope(let points): Self.slope(points, in: figures)
    case .difference(let cost, let other):
      cost.value(in: figures).flatMap { value in other.value(in: figures).map { value - $0 } }
    }
  }

  private static func slope(
    _ points: [(things: Int, benchmark: Benchmark)], in figures: [String: Double]
  ) -> Double? {
    let known = points.compactMap { point in
      figures[point.benchmark.name].map { (x: Double(point.things), y: $0) }
    }
    guard known.count == points.count, known.count > 1 else { return nil }
    let meanX = known.reduce(0) { $0 + $1.x } / Double(known.count)
    let meanY = known.reduce(0) { $0 + $1.y } / Double(known.count)
    let covariance = known.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = known.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return covariance / variance
  }
}
