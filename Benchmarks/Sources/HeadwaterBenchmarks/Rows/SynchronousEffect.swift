extension Row {
  static var synchronousEffect: [Row] {
    [Row(.synchronousEffect, budget: .times(20, .floor))]
  }
}

extension Benchmark {
  static let synchronousEffect = Benchmark(
    "synchronous effect, there and back"
  ) { run throws(Failure) in
    let store = run.store(PingPong.State(), PingPong())
    run.measure { operations in
      for _ in 0..<operations { store.send(.ping) }
    }
    try run.expect("the number of answers", store.count, run.operations)
  }
}
