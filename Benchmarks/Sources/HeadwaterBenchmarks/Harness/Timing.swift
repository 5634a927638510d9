/// The times of all benchmarks, measured in rounds.
///
/// A round contains one sample of each, close together, so that a ratio compares times under the same
/// conditions. The table shows medians of the rounds.
struct Timing {
  static let rounds = 15
  static let sampleDuration: Duration = .milliseconds(10)

  /// The nanoseconds of an operation by the benchmark's name, with one entry for each round.
  private(set) var rounds: [[String: Double]] = []

  @MainActor
  static func measure(_ benchmarks: [Benchmark]) async throws(Failure) -> Timing {
    var operations: [Int] = []
    for benchmark in benchmarks {
      operations.append(try await operationsForSample(of: benchmark))
    }
    var timing = Timing()
    for _ in 0..<rounds {
      var round: [String: Double] = [:]
      for (benchmark, operations) in zip(benchmarks, operations) {
        let duration = try await benchmark.run(operations: operations)
        round[benchmark.name] = nanoseconds(duration) / Double(operations)
      }
      timing.rounds.append(round)
    }
    return timing
  }

  func nanoseconds(_ cost: Cost) -> Double? {
    median(rounds.compactMap(cost.value))
  }

  func ratio(_ cost: Cost, to reference: Cost) -> Double? {
    median(
      rounds.compactMap { round in
        guard let value = cost.value(in: round), let unit = reference.value(in: round) else {
          return nil
        }
        return value / unit
      })
  }

  /// Returns the number of operations for a sample that is long enough for the clock.
  @MainActor
  private static func operationsForSample(of benchmark: Benchmark) async throws(Failure) -> Int {
    var operations = benchmark.isLong ? 1 : 100
    // The first run of a process makes the metadata of the types, which must not count as operations.
    try await benchmark.run(operations: 1)
    while true {
      let duration = try await benchmark.run(operations: operations)
      if duration * 8 >= sampleDuration {
        return max(1, Int(Double(operations) * (sampleDuration / duration)))
      }
      operations *= 2
    }
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    duration / .nanoseconds(1)
  }

  private func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    return values.sorted()[values.count / 2]
  }
}
