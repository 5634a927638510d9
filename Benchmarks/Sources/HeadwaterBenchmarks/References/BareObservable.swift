import Observation

extension Benchmark {
  /// The cost of Observation itself: a property is set, and its observer is notified and tracks it again.
  static let bareObservable = Benchmark("@Observable") { run throws(Failure) in
    let counter = ObservableCounter()
    let told = Tally()
    run.measure { operations in
      track(counter, told)
      for _ in 0..<operations {
        counter.count += 1
        track(counter, told)
      }
    }
    try run.expect("the count", counter.count, run.operations)
    try run.expect("how often the observer was told", told.count, run.operations)
  }

  private static func track(_ counter: ObservableCounter, _ told: Tally) {
    withObservationTracking {
      _ = counter.count
    } onChange: {
      told.increment()
    }
  }
}

@Observable
final class ObservableCounter {
  var count = 0
  var isOn = false
  var title = "A title that is longer than fifteen bytes"
  var progress = 0.0
  var history = Array(0..<100)
}
