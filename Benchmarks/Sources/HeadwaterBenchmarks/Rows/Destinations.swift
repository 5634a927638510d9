import Headwater

extension Row {
  static var destinations: [Row] {
    [
      Row(.destinationBySwitch),
      Row(.destination, budget: .times(1.5, .destinationBySwitch)),
      Row(.stackBySwitch),
      Row(.stack, budget: .times(1.5, .stackBySwitch)),
    ]
  }
}

extension Benchmark {
  fileprivate static let destinationBySwitch = Benchmark(
    "a destination's action, switch"
  ) { run throws(Failure) in
    try presented(run, TravellerBySwitch())
  }

  fileprivate static let destination = Benchmark(
    "a destination's action, lift"
  ) { run throws(Failure) in
    try presented(run, Traveller())
  }

  fileprivate static let stackBySwitch = Benchmark(
    "the top of a stack 10 deep, switch"
  ) { run throws(Failure) in
    try onTop(run, TravellerBySwitch())
  }

  fileprivate static let stack = Benchmark(
    "the top of a stack 10 deep, lift"
  ) { run throws(Failure) in
    try onTop(run, Traveller())
  }

  @MainActor
  @inline(__always)
  private static func presented<R: Reducer>(_ run: Run, _ reducer: R) throws(Failure)
  where R.State == Traveller.State, R.Action == Traveller.Action {
    let store = run.store(Traveller.State(), reducer)
    run.measure { operations in
      for _ in 0..<operations { store.send(.place(.presented(.second(.increment)))) }
    }
    try run.expect(
      "the place", store.place, .second(Counter.State(count: run.operations)))
  }

  @MainActor
  @inline(__always)
  private static func onTop<R: Reducer>(_ run: Run, _ reducer: R) throws(Failure)
  where R.State == Traveller.State, R.Action == Traveller.Action {
    var state = Traveller.State()
    for _ in 0..<10 { state.path.push(.second(Counter.State())) }
    let store = run.store(state, reducer)
    run.measure { operations in
      for _ in 0..<operations {
        store.send(.path(.element(id: 9, action: .second(.increment))))
      }
    }
    try run.expect(
      "the top", store.state.path[id: 9], .second(Counter.State(count: run.operations)))
  }
}
