import Headwater
import HeadwaterTesting

extension Row {
  /// Rows with effects and with subscriptions: what is not touched may cost nothing.
  static var busyRows: [Row] {
    [
      Row(.besideEffects(0)), Row(.besideEffects(1)),
      Row(.besideEffects(100), budget: .times(2, .besideEffects(0))),
      Row(.besideEffects(1_000), budget: .times(2, .besideEffects(0))),
      Row(.besideSubscriptions(1)),
      Row(.besideSubscriptions(100), budget: .times(2, .besideEffects(0))),
      Row(.besideSubscriptions(10_000), budget: .times(2, .besideEffects(0))),
      Row(.start, budget: .nanoseconds(10_000)),
      Row(.replacements(100)),
      Row(.replacements(1_000), budget: .instructions(12, .replacements(100))),
    ]
  }
}

extension Benchmark {
  fileprivate static func besideEffects(_ count: Int) -> Benchmark {
    Benchmark("an action elsewhere beside \(count) running effects of rows") {
      run throws(Failure) in
      let rows = BusyRowsRun(1_000, run)
      rows.sendToEach(of: count, .started)
      run.measure { operations in
        for _ in 0..<operations { rows.store.send(.tapped) }
      }
      try run.expect("the number of taps", rows.store.taps, run.operations)
      try run.expect("the number of starts", rows.store.state.startCount, count)
      rows.end()
    }
  }

  fileprivate static func besideSubscriptions(_ count: Int) -> Benchmark {
    Benchmark("an action elsewhere beside \(count) rows with subscriptions") {
      run throws(Failure) in
      let rows = BusyRowsRun(count, run)
      rows.sendToEach(of: count, .watched)
      run.measure { operations in
        for _ in 0..<operations { rows.store.send(.tapped) }
      }
      try run.expect("the number of taps", rows.store.taps, run.operations)
      rows.end()
    }
  }

  fileprivate static let start = Benchmark(
    "an effect starts in one of 1000 rows, beside all earlier ones", isLong: true
  ) { run throws(Failure) in
    let rows = BusyRowsRun(1_000, run)
    run.measure { operations in
      for operation in 0..<operations { rows.send(.started, to: operation % 1_000) }
    }
    try run.expect("the number of starts", rows.store.state.startCount, run.operations)
    rows.end()
  }

  fileprivate static func replacements(_ count: Int) -> Benchmark {
    Benchmark("each of \(count) rows replaces its running effect", isLong: true) {
      run throws(Failure) in
      let rows = BusyRowsRun(count, run)
      rows.sendToEach(of: count, .restarted)
      run.measure { operations in
        for _ in 0..<operations {
          rows.sendToEach(of: count, .restarted)
          rows.forgetEnded(count)
        }
      }
      try run.expect(
        "the number of starts", rows.store.state.startCount, count * (run.operations + 1))
      rows.end()
    }
  }
}

/// A store of rows, whose effects run on a runtime of its own.
@MainActor
private final class BusyRowsRun {
  let store: Store<BusyRows.State, BusyRowsAction>
  private let runtime = ManualRuntime()
  private var tasks: [StoreTask] = []

  init(_ count: Int, _ run: Run) {
    let clock = TestClock()
    store = run.store(
      BusyRows.State(rows: IdentifiedArray((0..<count).map { BusyRow.State(id: $0) })),
      BusyRows(row: BusyRow { try await clock.sleep(for: .seconds(3_600)) }),
      runtime: runtime.effects)
  }

  func send(_ action: BusyRow.Action, to id: Int) {
    tasks.append(store.send(.rows(.element(id: id, action: action))))
  }

  func sendToEach(of count: Int, _ action: BusyRow.Action) {
    for id in 0..<count { send(action, to: id) }
    runtime.drain()
  }

  /// Forgets the first tasks, whose effects were replaced.
  func forgetEnded(_ count: Int) {
    tasks.removeFirst(count)
  }

  /// Ends the effects, so that they do not end during the next benchmark.
  func end() {
    for task in tasks { task.cancel() }
    tasks = []
    runtime.drain()
  }
}
