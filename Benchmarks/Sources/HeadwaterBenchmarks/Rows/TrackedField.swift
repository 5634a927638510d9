import Headwater
import Observation

extension Row {
  static var trackedField: [Row] {
    [Row(.trackedField, budget: .times(1.3, .bareObservable))]
  }
}

extension Benchmark {
  static let trackedField = Benchmark(
    "send, one tracked field changes and is read again"
  ) { run throws(Failure) in
    let store = run.store(Counter.State(), Counter())
    let told = Tally()
    run.measure { operations in
      track(store, told)
      for _ in 0..<operations {
        store.send(.increment)
        track(store, told)
      }
    }
    try run.expect("the count", store.count, run.operations)
    try run.expect("how often the observer was told", told.count, run.operations)
  }

  @MainActor
  private static func track(_ store: Store<Counter.State, Counter.Action>, _ told: Tally) {
    withObservationTracking {
      _ = store.count
    } onChange: {
      told.increment()
    }
  }
}
