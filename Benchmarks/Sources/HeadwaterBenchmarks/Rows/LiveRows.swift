import Headwater
import Observation

extension Row {
  /// Ten thousand rows with live scopes and observers.
  static var liveRows: [Row] {
    [
      Row(.liveRowChanges, budget: .nanoseconds(300_000)),
      Row(.liveRowChangesAfterRemovals, budget: .nanoseconds(300_000)),
      Row(.besideLiveRows, budget: .nanoseconds(20_000)),
    ]
  }
}

extension Benchmark {
  static let liveRowChanges = Benchmark(
    "one of 10000 live, observed rows changes", isLong: true
  ) { run throws(Failure) in
    let rows = LiveRows(count: 10_000, run)
    run.measure { operations in
      for operation in 0..<operations { rows.increment(operation) }
    }
    try run.expect("how often an observer was told", rows.told.count, run.operations)
    try run.expect("the sum of the counts", rows.sum, run.operations)
  }

  static let liveRowChangesAfterRemovals = Benchmark(
    "one of 10000 live, observed rows changes after another one was removed", isLong: true
  ) { run throws(Failure) in
    let rows = LiveRows(count: 10_000, run)
    run.measure { operations in
      for operation in 0..<operations { rows.replaceAnotherAndIncrement(operation) }
    }
    try run.expect("how often an observer was told", rows.told.count, run.operations)
    try run.expect(
      "the sum of the counts", rows.store.rows.reduce(0) { $0 + $1.count }, run.operations)
  }

  static let besideLiveRows = Benchmark(
    "an action elsewhere beside 10000 live, observed rows", isLong: true
  ) { run throws(Failure) in
    let rows = LiveRows(count: 10_000, run)
    run.measure { operations in
      for _ in 0..<operations { rows.store.send(.tapped) }
    }
    try run.expect("the number of taps", rows.store.taps, run.operations)
    try run.expect("how often an observer was told", rows.told.count, 0)
  }
}

/// A list with a retained scope for each row, and an observed field in each of them.
@MainActor
private final class LiveRows {
  typealias List = RowList<IdentifiedArray<RowFeature.State>>

  let store: Store<List.State, List.Action>
  let told = Tally()
  private var rows: [Store<RowFeature.State, RowFeature.Action>] = []
  private var order: [Int] = []

  init(count: Int, _ run: Run) {
    var random = Scramble()
    store = run.store(
      List.State(rows: IdentifiedArray((0..<count).map { RowFeature.State(id: $0) })), List())
    order = Array(0..<count).shuffled(using: &random)
    for id in 0..<count {
      guard let row = store.scope(each: \.rows, id: id, action: \.rows) else { continue }
      rows.append(row)
      track(row)
    }
  }

  /// The observer of the row reads it again, like a view.
  func increment(_ operation: Int) {
    let row = rows[order[operation % order.count]]
    row.send(.increment)
    track(row)
  }

  /// Removes a row that nobody observes, and inserts it again, before a row changes.
  func replaceAnotherAndIncrement(_ operation: Int) {
    store.send(.removed(id: -1))
    store.send(.inserted(id: -1))
    increment(operation)
  }

  var sum: Int {
    var sum = 0
    for row in rows { sum += row.count }
    return sum
  }

  private func track(_ row: Store<RowFeature.State, RowFeature.Action>) {
    withObservationTracking {
      _ = row.count
    } onChange: { [told] in
      told.increment()
    }
  }
}
