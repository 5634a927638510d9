/// The number of instructions of each benchmark's operation. It does not depend on other work of the machine.
///
/// A tool runs `produce()` and writes a total at each call of `readClock()`. The total after the second call
/// of a benchmark is that of its operations. `init(totals:)` reads these totals.
struct InstructionCounts {
  private static let warmUp = 100

  /// The numbers of operations in the two runs, whose difference counts.
  private static func operations(of benchmark: Benchmark) -> (few: Int, many: Int) {
    benchmark.isLong ? (10, 60) : (500, 3_000)
  }

  /// The instructions of an operation, by the benchmark's name.
  private(set) var counts: [String: Double] = [:]

  /// Performs the operations that are counted.
  @MainActor
  static func produce() async throws(Failure) {
    for benchmark in Benchmark.all {
      let (few, many) = operations(of: benchmark)
      for operations in [min(few, warmUp), few, many] {
        try await benchmark.run(operations: operations)
      }
    }
  }

  /// - Parameter totals: Two totals for each run of `produce()`: that before the operations, and that of the
  ///   operations.
  init(totals: [Int]) throws(Failure) {
    let benchmarks = Benchmark.all
    guard totals.count >= benchmarks.count * 6 else {
      throw .usage(
        "\(benchmarks.count * 6) instruction totals were expected, \(totals.count) were read")
    }
    for (index, benchmark) in benchmarks.enumerated() {
      let difference = totals[index * 6 + 5] - totals[index * 6 + 3]
      let (few, many) = Self.operations(of: benchmark)
      counts[benchmark.name] = Double(difference) / Double(many - few)
    }
  }

  func instructions(_ cost: Cost) -> Double? {
    cost.value(in: counts)
  }

  func ratio(_ cost: Cost, to reference: Cost) -> Double? {
    guard let value = cost.value(in: counts), let unit = reference.value(in: counts) else {
      return nil
    }
    return value / unit
  }
}
