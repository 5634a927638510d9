import Headwater
import HeadwaterTesting

/// The cost for a test clock to wake one of many sleepers, which then sleeps again.
enum SleepersGrowth {
  /// The numbers of sleepers, and the cost of one wake-up among them.
  static var rows: [(n: Int, cost: Cost)] {
    [1_000, 4_000, 16_000].map { count in
      (count, .operation(.wake(besides: count)))
    }
  }
}

extension Row {
  /// The largest number may take half a second in all, and the cost may only grow with its logarithm.
  static var sleepers: [Row] {
    let budgets: [Budget] = [
      .nanoseconds(31_000), .nanoseconds(31_000), .times(2, .wake(besides: 1_000)),
    ]
    return zip(SleepersGrowth.rows, budgets).map { row, budget in
      Row("a test clock wakes one of \(row.n)", row.cost, budget: budget)
    }
  }
}

/// Starts sleepers. Each wakes once in a round and sleeps again.
private struct Sleepers: Reducer {
  typealias State = Counter.State

  enum Action: Sendable {
    case start(Int)
    case wake
  }

  let clock: TestClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(let count):
      return .merge(
        (1...count).map { place in
          .run { [clock] send in
            try await clock.sleep(for: .milliseconds(place))
            while true {
              send(.wake)
              try await clock.sleep(for: .milliseconds(count))
            }
          }
        })
    case .wake:
      state.count += 1
      return .none
    }
  }
}

extension Benchmark {
  fileprivate static func wake(besides count: Int) -> Benchmark {
    Benchmark("wakes beside \(count) sleepers", isLong: true) { run throws(Failure) in
      let clock = TestClock()
      let runtime = ManualRuntime()
      let store = run.store(Sleepers.State(), Sleepers(clock: clock), runtime: runtime.effects)
      let sleepers = store.send(.start(count))

      run.measure { operations in
        for _ in 0..<operations { clock.advance(by: .milliseconds(1)) }
      }

      try run.expect("the number of wakes", store.count, run.operations)
      sleepers.cancel()
      // The cancelled effects end here, and not during the next benchmark.
      runtime.drain()
    }
  }
}
