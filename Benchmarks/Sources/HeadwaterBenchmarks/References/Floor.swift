extension Benchmark {
  /// The same reducer, called through a stored closure, with its state in a class.
  static let floor = Benchmark("floor") { run throws(Failure) in
    let floor = Floor.make(state: Counter.State(), reducers: [count])
    run.measure { operations in
      for _ in 0..<operations { floor.send(.increment) }
    }
    try run.expect("the count", floor.state.count, run.operations)
  }
}

/// The minimum of a type with a state and a reducer.
///
/// It is as fast as possible, since every store could easily come close to a slow floor. It is not generic,
/// so there is no thunk between the closure and the reducer, and it has no check for exclusive access.
private final class Floor {
  @exclusivity(unchecked) private(set) var state: Counter.State
  private let reducers: [(inout Counter.State, Counter.Action) -> Void]

  /// Not inlined. Otherwise, the compiler would know the closure and call the function directly.
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
