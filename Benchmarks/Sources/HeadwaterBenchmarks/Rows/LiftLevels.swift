import Headwater

extension Row {
  /// Levels of `lift`, with actions to the root and to a scope of the innermost level.
  static var liftLevels: [Row] {
    let root = Cost.slope([(1, .liftLevels1), (5, .liftLevels5), (10, .liftLevels10)])
    let leaf = Cost.slope([(1, .leafScope1), (5, .leafScope5), (10, .leafScope10)])
    return [
      Row(.liftLevels1), Row(.liftLevels5), Row(.liftLevels10),
      Row("each level of lift", root, budget: .nanoseconds(18)),
      Row(.leafScope1), Row(.leafScope5), Row(.leafScope10),
      Row(
        "each level more from a leaf scope than from the root", .difference(leaf, root),
        budget: .nanoseconds(10)),
    ]
  }
}

extension Benchmark {
  static let liftLevels1 = Benchmark("lift, 1 level") { run throws(Failure) in
    let store = run.store(Level1.State(), Level1ByLift())
    run.measure { operations in
      for _ in 0..<operations { store.send(.child(.increment)) }
    }
    try run.expect("the count", store.child.count, run.operations)
  }

  static let liftLevels5 = Benchmark("lift, 5 levels") { run throws(Failure) in
    let store = run.store(Level5.State(), Level5ByLift())
    run.measure { operations in
      for _ in 0..<operations {
        store.send(.child(.child(.child(.child(.child(.increment))))))
      }
    }
    let parent = store.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }

  static let liftLevels10 = Benchmark("lift, 10 levels") { run throws(Failure) in
    let store = run.store(Level10.State(), Level10ByLift())
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

  static let leafScope1 = Benchmark("leaf scope, 1 level") { run throws(Failure) in
    let store = run.store(Level1.State(), Level1ByLift())
    try run.measureLeaf(store.scope(state: \.child, action: \.child))
  }

  static let leafScope5 = Benchmark("leaf scope, 5 levels") { run throws(Failure) in
    let store = run.store(Level5.State(), Level5ByLift())
    try run.measureLeaf(
      store
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child))
  }

  static let leafScope10 = Benchmark("leaf scope, 10 levels") { run throws(Failure) in
    let store = run.store(Level10.State(), Level10ByLift())
    try run.measureLeaf(
      store
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child))
  }
}

extension Run {
  /// Measures the time of actions to a scope.
  @MainActor
  fileprivate func measureLeaf(
    _ leaf: Store<Counter.State, Counter.Action>
  ) throws(Failure) {
    measure { operations in
      for _ in 0..<operations { leaf.send(.increment) }
    }
    try expect("the count", leaf.count, operations)
  }
}
