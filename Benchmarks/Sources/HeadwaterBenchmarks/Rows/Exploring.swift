import Headwater
import HeadwaterTesting

extension Row {
  /// `explore` may take five times as long as a search in plain Swift: a fifth of its rate.
  static var exploring: [Row] {
    [
      Row(.plainSearch), Row(.explored, budget: .times(5, .plainSearch)),
      Row(.exploredBySchedules),
    ]
  }
}

extension Benchmark {
  static let explored = exploring("two-phase commit of 4, explored", finds: 1_568) {
    $0.explored(
      from: TwoPhaseCommit.State(count: 4), reducer: { _ in TwoPhaseCommit() },
      actions: { $0.enabled }
    ).stateCount
  }

  static let exploredBySchedules = exploring(
    "three effects that send two actions each, by schedules",
    finds: ExploredRates.segmentCount
  ) {
    $0.explored(
      from: Senders.State(), .schedules(effectsAtOnce: 3), reducer: { Senders(world: $0) },
      actions: { $0.started == 3 ? [] : [.started] }
    ).transitionCount
  }

  /// A benchmark that explores a feature, and counts what was found.
  static func exploring(
    _ name: String, finds count: Int, _ explore: @escaping @MainActor @Sendable (Run) -> Int
  ) -> Benchmark {
    Benchmark(name, isLong: true) { run throws(Failure) in
      var found = 0
      run.measure { operations in
        for _ in 0..<operations { found = explore(run) }
      }
      try run.expect("the number of what was found", found, count)
    }
  }
}
