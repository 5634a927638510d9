/// Why a run of the benchmarks is no success.
enum Failure: Error, CustomStringConvertible {
  /// A benchmark did not end in the state in which it has to end.
  case wrongEnd(benchmark: String, String)

  /// Benchmarks which a store that does nothing passes, so that they prove nothing.
  case provesNothing(benchmarks: [String])

  /// Rows that cost more than they may.
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
