import Headwater

/// One run of a benchmark: gives it its stores, times it, and takes its assertions.
@MainActor
final class Run {
  let operations: Int
  private(set) var duration: Duration = .zero
  private let name: String
  private let storesIgnoreActions: Bool

  init(of name: String, operations: Int, storesIgnoreActions: Bool) {
    self.name = name
    self.operations = operations
    self.storesIgnoreActions = storesIgnoreActions
  }

  /// The store to measure, or one that ignores every action, for which each benchmark has to fail.
  ///
  /// It is inlined so that the store is made where the reducer's type is known, as in an application.
  @inline(__always)
  func store<R: Reducer>(
    _ initialState: R.State, _ reducer: R, runtime: EffectRuntime = .live
  ) -> Store<R.State, R.Action> {
    if storesIgnoreActions {
      Store(initialState: initialState, reducer: Reduce { _, _ in .none }, runtime: runtime)
    } else {
      Store(initialState: initialState, reducer: reducer, runtime: runtime)
    }
  }

  /// Times what is done `operations` times.
  func measure(_ work: (_ operations: Int) -> Void) {
    let start = readClock()
    work(operations)
    duration = readClock() - start
  }

  /// Times what is done `operations` times and has to be waited for.
  func measureAsynchronous(_ work: @MainActor (_ operations: Int) async -> Void) async {
    let start = readClock()
    await work(operations)
    duration = readClock() - start
  }

  /// Asserts something about the state in which the benchmark ended.
  func expect<Value: Equatable>(
    _ what: String, _ actual: Value, _ expected: Value
  ) throws(Failure) {
    guard actual != expected else { return }
    throw .wrongEnd(
      benchmark: name,
      "\(what) is \(actual) after \(operations) operations, and has to be \(expected).")
  }
}

/// The time. A function of its own, because instruction counts are split where it is called: see
/// `Scripts/bench`.
@inline(never)
func readClock() -> ContinuousClock.Instant {
  ContinuousClock.now
}
