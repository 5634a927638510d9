extension Benchmark {
  /// What `switch` levels are compared with: the same functions, nested as deep, without a store.
  static let nestedCalls = [nestedCalls1, nestedCalls5, nestedCalls10]

  static let nestedCalls1 = Benchmark("nested functions, 1 level") { run throws(Failure) in
    let floor = NestedFloor(Level<Counter>.initialState, Level(child: Counter()))
    run.measure { operations in
      for _ in 0..<operations { floor.send(.child(.increment)) }
    }
    try run.expect("the count", floor.state.child.count, run.operations)
  }

  static let nestedCalls5 = Benchmark("nested functions, 5 levels") { run throws(Failure) in
    let floor = NestedFloor(FiveLevels<Counter>.initialState, fiveLevels(around: Counter()))
    run.measure { operations in
      for _ in 0..<operations {
        floor.send(.child(.child(.child(.child(.child(.increment))))))
      }
    }
    let parent = floor.state.child.child.child.child
    try run.expect("the count", parent.child.count, run.operations)
  }

  static let nestedCalls10 = Benchmark("nested functions, 10 levels") { run throws(Failure) in
    let floor = NestedFloor(
      FiveLevels<FiveLevels<Counter>>.initialState,
      fiveLevels(around: fiveLevels(around: Counter())))
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

/// Nested functions that only change a state, called through a stored closure.
private final class NestedFloor<Feature: PlainLevel> {
  @exclusivity(unchecked) private(set) var state: Feature.State
  private let change: (inout Feature.State, Feature.Action) -> Void

  @inline(never)
  init(_ state: Feature.State, _ feature: Feature) {
    self.state = state
    change = { state, action in feature.change(&state, action) }
  }

  @inline(__always)
  func send(_ action: Feature.Action) {
    change(&state, action)
  }
}

/// A feature without effects, as a function.
private protocol PlainLevel {
  associatedtype State
  associatedtype Action
  func change(_ state: inout State, _ action: Action)
}

extension Counter: PlainLevel {
  fileprivate func change(_ state: inout State, _ action: Action) {
    count(&state, action)
  }
}

extension Level: PlainLevel where Child: PlainLevel {
  fileprivate func change(_ state: inout State, _ action: Action) {
    switch action {
    case .child(let action): child.change(&state.child, action)
    case .renamed(let title): state.title = title
    }
  }
}
