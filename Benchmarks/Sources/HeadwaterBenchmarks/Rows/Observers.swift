import Headwater
import Observation

extension Row {
  /// Many observers of one field that does not change.
  static var observers: [Row] {
    [
      Row(.observers(0)), Row(.observers(1)),
      Row(.observers(100), budget: .times(1.3, .observers(1))),
      Row(.observers(10_000), budget: .times(1.3, .observers(1))),
    ]
  }
}

extension Benchmark {
  fileprivate static func observers(_ count: Int) -> Benchmark {
    Benchmark("send beside \(count) observers of a field that stays") { run throws(Failure) in
      let store = run.store(Counter.State(), Counter())
      let told = Tally()
      for _ in 0..<count {
        withObservationTracking {
          _ = store.isOn
        } onChange: {
          told.increment()
        }
      }
      run.measure { operations in
        for _ in 0..<operations { store.send(.increment) }
      }
      try run.expect("how often an observer was told", told.count, 0)
      try run.expect("the count", store.count, run.operations)
      store.send(.toggled)
      try run.expect("how many observers are told of a change", told.count, count)
    }
  }
}
