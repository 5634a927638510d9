/// The reason why a run of the benchmarks fails.
enum Failure: Error, CustomStringConvertible {
  /// A benchmark ended in a wrong state.
  case wrongEnd(benchmark: String, String)

  /// Benchmarks that a store without any function passes. They prove nothing.
  case provesNothing(benchmarks: [String])

  /// Rows that exceed their budgets.
  case overBudget(rows: [String])

  case usage(String)

  var description: String {
    switch self {
    case .wrongEnd(let benchmark, let what):
      "\"\(benchmark)\" did not do its work: \(what)"
    case .provesNothing(let benchmarks):
      "these pass although their store ignores every action: \(benchmarks.joined(separator: "; "))"
    case .overBudget(let rows):
      "over budget: \(rows.joined(separator: "; "))"
    case .usage(let text):
      text
    }
  }

  var status: Int32 {
    switch self {
    case .overBudget: 1
    case .wrongEnd, .provesNothing: 2
    case .usage: 64
    }
  }
}
