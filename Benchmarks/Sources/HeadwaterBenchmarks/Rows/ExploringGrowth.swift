import Headwater
import HeadwaterTesting

extension Row {
  /// An exploration may cost as much more as there is more to do, and a fifth in addition.
  static var exploringGrowth: [Row] {
    rows([100, 1_000, 10_000]) { .explored(states: $0, actions: 1) }
      + rows([1, 10, 100]) { .explored(states: 100, actions: $0) }
      + rows([2, 16, 128]) { .explored(actionsInARow: $0, besideEffects: 1) }
      + rows([1, 8, 64]) { .explored(actionsInARow: 10, besideEffects: $0) }
  }

  private static func rows(_ counts: [Int], _ benchmark: (Int) -> Benchmark) -> [Row] {
    counts.indices.map { index in
      guard index > 0 else { return Row(benchmark(counts[index])) }
      let factor = 1.2 * Double(counts[index]) / Double(counts[index - 1])
      return Row(benchmark(counts[index]), budget: .times(factor, benchmark(counts[index - 1])))
    }
  }
}

extension Benchmark {
  fileprivate static func explored(states: Int, actions: Int) -> Benchmark {
    exploring("\(states) states with \(actions) actions each, explored", finds: states) {
      $0.explored(
        from: 0, reducer: { _ in Ring(count: states) }, actions: { _ in Array(1...actions) }
      ).stateCount
    }
  }

  fileprivate static func explored(actionsInARow: Int, besideEffects effects: Int) -> Benchmark {
    exploring(
      "\(actionsInARow) actions in a row beside \(effects) running effects, explored",
      finds: actionsInARow + 2
    ) {
      $0.explored(
        from: Waiters.State(), reducer: { Waiters(count: effects, world: $0) },
        actions: { state in
          if !state.isStarted { return [.started] }
          return state.taps < actionsInARow ? [.tapped] : []
        }
      ).stateCount
    }
  }
}
