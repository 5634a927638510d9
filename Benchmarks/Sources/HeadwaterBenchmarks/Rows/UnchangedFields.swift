import Headwater
import Observation

extension Row {
  static var unchangedFields: [Row] {
    let counts = [1, 10, 50]
    let integers = counts.map { ($0, Benchmark.unchangedIntegers($0)) }
    let strings = counts.map { ($0, Benchmark.unchangedStrings($0)) }
    let computed = counts.map { ($0, Benchmark.unchangedComputed($0)) }
    return integers.map { Row($0.1) } + [
      Row("each observed Int that did not change", .slope(integers), budget: .nanoseconds(10)),
      Row("each observed String that did not change", .slope(strings), budget: .nanoseconds(10)),
      Row("each observed computed Int that did not change", .slope(computed)),
    ]
  }
}

extension Benchmark {
  static func unchangedIntegers(_ count: Int) -> Benchmark {
    unchanged("Int", count, Form<Int>.State(repeating: 1), Form<Int>.State.storedPaths)
  }

  static func unchangedStrings(_ count: Int) -> Benchmark {
    unchanged(
      "String", count, Form<String>.State(repeating: "A text that is longer than fifteen bytes"),
      Form<String>.State.storedPaths)
  }

  static func unchangedComputed(_ count: Int) -> Benchmark {
    unchanged("computed Int", count, Form<Int>.State(repeating: 1), Form<Int>.State.computedPaths)
  }

  private static func unchanged<Value: Equatable & Sendable>(
    _ kind: String, _ count: Int, _ state: Form<Value>.State,
    _ paths: @escaping @autoclosure @Sendable () -> [KeyPath<Form<Value>.State, Value>]
  ) -> Benchmark {
    Benchmark("send beside \(count) observed, unchanged \(kind)") { run throws(Failure) in
      let store = run.store(state, Form<Value>())
      let told = Tally()
      withObservationTracking {
        for path in paths().prefix(count) { _ = store[path] }
      } onChange: {
        told.increment()
      }
      run.measure { operations in
        for _ in 0..<operations { store.send(.changed) }
      }
      try run.expect("the number of changes", store.changes, run.operations)
      try run.expect("how often the observer was told", told.count, 0)
    }
  }
}
