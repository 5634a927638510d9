import Headwater
import HeadwaterTesting

/// One run of a benchmark: it provides stores, measures the time, and checks the assertions.
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

  /// Returns the store to measure, or one that ignores every action, which makes each benchmark fail.
  ///
  /// It is inlined, so that the store is made where the reducer's type is known, as in an application.
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

  /// Explores a feature, or one that ignores every action, which makes each benchmark fail.
  @inline(__always)
  func explored<R: Reducer>(
    from state: R.State, _ way: ExplorationWay = .states, reducer: @escaping (TestWorld) -> R,
    actions: @escaping (R.State) -> [R.Action]
  ) -> Exploration<R.State, R.Action> where R.State: Hashable {
    if storesIgnoreActions {
      explore(from: [state], way, reducer: { _ in Reduce { _, _ in .none } }, actions: actions)
    } else {
      explore(from: [state], way, reducer: reducer, actions: actions)
    }
  }

  /// Measures the time of `operations` operations.
  func measure(_ work: (_ operations: Int) -> Void) {
    let start = readClock()
    work(operations)
    duration = readClock() - start
  }

  /// Measures the time of `operations` asynchronous operations.
  func measureAsynchronous(_ work: @MainActor (_ operations: Int) async -> Void) async {
    let start = readClock()
    await work(operations)
    duration = readClock() - start
  }

  /// Asserts a fact about the final state of the benchmark.
  func expect<Value: Equatable>(
    _ what: String, _ actual: Value, _ expected: Value
  ) throws(Failure) {
    guard actual != expected else { return }
    throw .wrongEnd(
      benchmark: name,
      "\(what) is \(actual) after \(operations) operations, and has to be \(expected).")
  }
}

/// Returns the time. It is a separate function, because `Scripts/bench` splits the instruction counts at its
/// calls.
@inline(never)
func readClock() -> ContinuousClock.Instant {
  ContinuousClock.now
}
