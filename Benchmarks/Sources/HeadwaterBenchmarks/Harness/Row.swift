/// A row of the table: a question, the benchmarks that answer it, and the allowed answer.
struct Row {
  let title: String
  let cost: Cost

  /// The budget; nil for a row that is only shown.
  let budget: Budget?

  init(_ title: String, _ cost: Cost, budget: Budget? = nil) {
    self.title = title
    self.cost = cost
    self.budget = budget
  }

  init(_ benchmark: Benchmark, budget: Budget? = nil) {
    self.init(benchmark.name, .operation(benchmark), budget: budget)
  }
}

/// The maximum cost, as a multiple of another cost in the same run.
///
/// Both the time and the instructions have to be within it, since each shows what the other one cannot. A budget by
/// instructions alone is for work that waits for memory, whose time differs from machine to machine by more than the
/// floor's does.
struct Budget {
  /// The factor by instructions.
  let factor: Double
  /// The factor by time; nil if the time has no budget.
  let timeFactor: Double?
  let reference: Cost
  let referenceName: String

  static func times(
    _ factor: Double, byTime timeFactor: Double? = nil, _ reference: Benchmark
  ) -> Budget {
    Budget(
      factor: factor, timeFactor: timeFactor ?? factor, reference: .operation(reference),
      referenceName: reference.name)
  }

  static func instructions(_ factor: Double, _ reference: Benchmark) -> Budget {
    Budget(
      factor: factor, timeFactor: nil, reference: .operation(reference),
      referenceName: reference.name)
  }

  /// Returns the budget for a number of nanoseconds on a machine whose floor takes eight, as a multiple of
  /// the floor.
  static func nanoseconds(_ nanoseconds: Double) -> Budget {
    .times(nanoseconds / 8, .floor)
  }
}
