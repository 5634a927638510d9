import Headwater
import HeadwaterTesting

extension Row {
  /// `explore` may take five times as long as a search in plain Swift: a fifth of its rate.
  static var exploring: [Row] {
    [Row(.plainSearch), Row(.explored, budget: .times(5, .plainSearch))]
  }
}

extension Benchmark {
  fileprivate static let explored = Benchmark(
    "two-phase commit of 4, explored", isLong: true
  ) { run throws(Failure) in
    var count = 0
    run.measure { operations in
      for _ in 0..<operations {
        count = run.explored(
          from: TwoPhaseCommit.State(count: 4), TwoPhaseCommit(), actions: { $0.enabled })
      }
    }
    try run.expect("the number of states", count, 1_568)
  }
}
