extension Benchmark {
  /// The same reducer, called through a stored closure on state that a class holds.
  static let floor = Benchmark("floor") { run throws(Failure) in
    let floor = Floor.make(state: Counter.State(), reducers: [count])
    run.measure { operations in
      for _ in 0..<operations { floor.send(.increment) }
    }
    try run.expect("the count", floor.state.count, run.operations)
  }
}

/// The least that anything can do that holds a state and is given a reducer.
///
/// It is as low as it can be, since every store is easily near a high floor: not generic, so that no
/// thunk stands between the closure and the reducer, and without the check for exclusive access.
private final class Floor {
  @exclusivity(unchecked) private(set) var state: Counter.State
  private let reducers: [(inout Counter.State, Counter.Action) -> Void]

  /// Not inlined, or the compiler would see which closure it is, and call the function in its place.
  @inline(never)
  static func make(
    state: Counter.State, reducers: [(inout Counter.State, Counter.Action) -> Void]
  ) -> Floor {
    Floor(state: state, reducers: reducers)
  }

  private init(
    state: Counter.State, reducers: [(inout Counter.State, Counter.Action) -> Void]
  ) {
    self.state = state
    self.reducers = reducers
  }

  func send(_ action: Counter.Action) {
    reducers[0](&state, action)
  }
}
