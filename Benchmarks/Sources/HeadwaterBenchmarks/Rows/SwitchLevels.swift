extension Row {
  /// The budget is that of five levels: ten may cost as much compared with five as five compared with one.
  static var switchLevels: [Row] {
    [
      Row(.switchLevels1),
      Row(.switchLevels5, budget: .times(1.3, .switchLevels1)),
      Row(.switchLevels10, budget: .times(1.3, .switchLevels5)),
    ]
  }
}

extension Benchmark {
  static let switchLevels1 = Benchmark("switch, 1 level") { run throws(Failure) in
    let store = run.store(Level1.State(), Level1BySwitch())
    run.measure { operations in
      for _ in 0..<operations { store.send(.child(.increment)) }
    }
    try run.expect("the count", store.child.count, run.operations)
  }

  static let switchLevels5 = Benchmark("switch, 5 levels") { run throws(Failure) in
    let store = run.store(Level5.State(), Level5BySwitch())
    run.measure { operations in
      for _ in 0..<operations {
        store.send(.child(.child(.child(.child(.child(.increment))))))
      }
    }
    let parent = store.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }

  static let switchLevels10 = Benchmark("switch, 10 levels") { run throws(Failure) in
    let store = run.store(Level10.State(), Level10BySwitch())
    run.measure { operations in
      for _ in 0..<operations {
        store.send(
          .child(
            .child(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))))
      }
    }
    let parent = store.child.child.child.child.child.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }
}
