/// A line of the table: a question, what answers it, and what the answer may be.
struct Row {
  let title: String
  let cost: Cost

  /// nil for what is only shown.
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

/// How much a cost may be, as a multiple of another cost in the same run.
///
/// The time and the instructions both have to be within it: each shows what the other can't.
struct Budget {
  let factor: Double
  let reference: Cost
  let referenceName: String

  static func times(_ factor: Double, _ reference: Benchmark) -> Budget {
    Budget(factor: factor, reference: .operation(reference), referenceName: reference.name)
  }

  /// What takes this many nanoseconds where the floor takes eight, which is what a budget in
  /// nanoseconds means on another machine.
  static func nanoseconds(_ nanoseconds: Double) -> Budget {
    .times(nanoseconds / 8, .floor)
  }
}
