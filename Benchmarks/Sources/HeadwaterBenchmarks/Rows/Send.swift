extension Row {
  static var send: [Row] {
    [Row(.send, budget: .times(4, .floor))]
  }
}

extension Benchmark {
  static let send = Benchmark("send, no observer") { run throws(Failure) in
    let store = run.store(Counter.State(), Counter())
    run.measure { operations in
      for _ in 0..<operations { store.send(.increment) }
    }
    try run.expect("the count", store.count, run.operations)
  }
}
