import Headwater
import HeadwaterTesting
import Observation
import Testing

/// A view may read through a scope that it does not keep: `store.scope(…).count`.
@MainActor
@Suite("Reading through scopes that nobody holds")
struct StorelessScopeTests {
  let store = Store(
    initialState: Screen.State(), reducer: Screen(), runtime: ManualRuntime().effects)

  /// Returns how many of several observers are notified.
  private func told(_ reads: [() -> Void], while act: () -> Void) -> Int {
    let log = Log<Void>()
    for read in reads { withObservationTracking(read) { log.append(()) } }
    act()
    return log.entries.count
  }

  private func row(_ id: Int) -> Store<Ticker.State, Ticker.Action>? {
    store.scope(each: \.rows, id: id, action: \.rows)
  }

  private func fillRows(_ count: Int) {
    store.send(.set(.rows((0..<count).map { Ticker.State(id: $0) })))
  }

  @Test("an observer is told of a change of a field, an optional, a case, an element, a function")
  func told() throws {
    store.send(.set(.editor(Ticker.State(id: 1))))
    store.send(.set(.mode(.on(Ticker.State(id: 1)))))
    fillRows(2)
    #expect(
      told([{ _ = store.scope(state: \.counter, action: \.counter).count }]) {
        store.send(.counter(.increment))
      } == 1)
    #expect(
      told([{ _ = store.scope(optional: \.editor, action: \.editor)?.count }]) {
        store.send(.editor(.increment))
      } == 1)
    #expect(
      told([
        {
          _ = store.scope(state: \.mode, action: \.mode).scope(case: \.on, action: \.on)?.count
        }
      ]) {
        store.send(.mode(.on(.increment)))
      } == 1)
    #expect(
      told([{ _ = row(1)?.count }, { _ = row(0)?.count }]) {
        store.send(.rows(.element(id: 1, action: .increment)))
      } == 1)
    #expect(
      told([
        {
          _ =
            store.scope(state: { $0.counter.count }, action: { (action: Screen.Action) in action })
            .state
        }
      ]) {
        store.send(.counter(.increment))
      } == 1)
  }

  @Test("an observer is not told of what it did not read")
  func notTold() {
    fillRows(2)
    #expect(
      told([
        { _ = store.scope(state: \.counter, action: \.counter).count }, { _ = row(1)?.count },
      ]) {
        store.send(.set(.note("a")))
        store.send(.rows(.element(id: 0, action: .increment)))
      } == 0)
  }

  @Test("the next scope of the same arguments goes on where the last one was")
  func takenOver() {
    let read = { _ = store.scope(state: \.counter, action: \.counter).count }
    #expect(
      told([read, read, read]) {
        let counter = store.scope(state: \.counter, action: \.counter)
        counter.send(.increment)
        counter.send(.increment)
      } == 3)
  }

  @Test("many of them never miss a change, and are forgotten in the end")
  func many() {
    fillRows(1_000)
    let reads = (0..<1_000).map { id in { _ = row(id)?.count } }
    let changed = told(reads) {
      for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .increment))) }
    }
    #expect(changed == 1_000)
  }

  @Test("they keep neither the store nor its state alive")
  func released() {
    weak var released: Store<Screen.State, Screen.Action>?
    do {
      let store = Store(initialState: Screen.State(), reducer: Screen())
      released = store
      withObservationTracking {
        _ = store.scope(state: \.counter, action: \.counter).count
      } onChange: {
      }
    }
    #expect(released == nil)
  }
}
