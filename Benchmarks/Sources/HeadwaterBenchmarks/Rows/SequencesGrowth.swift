import Headwater

extension Row {
  /// Ten times as many sequences may cost little more than ten times as much.
  static var sequences: [Row] {
    [
      Row(.sequences(100)),
      Row(.sequences(1_000), budget: .times(12, .sequences(100))),
    ]
  }
}

/// Starts sequences in one another, each in a scope of its own.
private struct Sequences: Reducer {
  typealias State = Counter.State

  enum Action: Sendable {
    case start
    case step
  }

  let effect: Effect<Action>

  init(count: Int) {
    effect = (0..<count).reduce(.send(.step)) { effect, number in
      Effect.concatenate(.send(.step), effect).map({ $0 }, scope: number)
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start: return effect
    case .step:
      state.count += 1
      return .none
    }
  }
}

extension Benchmark {
  fileprivate static func sequences(_ count: Int) -> Benchmark {
    Benchmark("\(count) sequences in one another", isLong: true) { run throws(Failure) in
      let store = run.store(Sequences.State(), Sequences(count: count))
      run.measure { operations in
        for _ in 0..<operations { store.send(.start) }
      }
      try run.expect("the number of steps", store.count, run.operations * (count + 1))
    }
  }
}
