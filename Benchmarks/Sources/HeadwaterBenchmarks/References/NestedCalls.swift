extension Benchmark {
  /// The reference for `switch` levels: the same nested functions, without a store.
  static let nestedCalls = [nestedCalls1, nestedCalls5, nestedCalls10]

  static let nestedCalls1 = Benchmark("nested functions, 1 level") { run throws(Failure) in
    let floor = NestedFloor(Level1.State(), changeLevel1)
    run.measure { operations in
      for _ in 0..<operations { floor.send(.child(.increment)) }
    }
    try run.expect("the count", floor.state.child.count, run.operations)
  }

  static let nestedCalls5 = Benchmark("nested functions, 5 levels") { run throws(Failure) in
    let floor = NestedFloor(Level5.State(), changeLevel5)
    run.measure { operations in
      for _ in 0..<operations {
        floor.send(.child(.child(.child(.child(.child(.increment))))))
      }
    }
    let parent = floor.state.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }

  static let nestedCalls10 = Benchmark("nested functions, 10 levels") { run throws(Failure) in
    let floor = NestedFloor(Level10.State(), changeLevel10)
    run.measure { operations in
      for _ in 0..<operations {
        floor.send(
          .child(
            .child(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))))
      }
    }
    let parent = floor.state.child.child.child.child.child.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }
}

/// Functions that only change a state, called through a stored closure.
private final class NestedFloor<State, Action> {
  @exclusivity(unchecked) private(set) var state: State
  private let change: (inout State, Action) -> Void

  @inline(never)
  init(_ state: State, _ change: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.change = change
  }

  @inline(__always)
  func send(_ action: Action) {
    change(&state, action)
  }
}
