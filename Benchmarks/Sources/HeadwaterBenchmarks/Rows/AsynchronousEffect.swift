extension Row {
  static var asynchronousEffect: [Row] {
    [Row(.asynchronousEffect, budget: .times(4, byTime: 4.5, .bareTask))]
  }
}

extension Benchmark {
  static let asynchronousEffect = Benchmark(
    "asynchronous effect on the main actor, in sequence"
  ) { run throws(Failure) in
    let store = run.store(Ticker.State(), Ticker(limit: run.operations))
    await run.measureAsynchronous { _ in
      await store.send(.tick).finish()
    }
    try run.expect("the number of ticks", store.count, run.operations)
  }
}
