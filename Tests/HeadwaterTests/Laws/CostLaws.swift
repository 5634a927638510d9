import Headwater
import HeadwaterTesting
import Observation
import TestSupport
import Testing

/// The work of a turn, in counts and not in time: the look-ups of elements, and the requests for their
/// subscriptions.
@MainActor
@Suite("Law: untouched parts cost nothing")
struct CostLaws: CountedListLaws {
  let clock = TestClock()
  let count = CountedList.Count()

  @Test("an action elsewhere asks nothing of rows whose effects run, and starting them is linear")
  func runningEffects() {
    let store = makeStore()
    _ = cost { store.send(.change(.note)) }
    let starting = cost { startAll(store) }
    #expect(starting.lookups <= 4 * CountedList.rowCount)
    // A row that is started is checked once for its existence.
    let elsewhere = cost { store.send(.change(.note)) }
    #expect(elsewhere == CountedList.Cost())
    let oneRow = cost { store.send(.rows(.element(id: 50, action: .rename))) }
    #expect(oneRow.lookups <= 2)
  }

  @Test(
    "a change, an insertion or a removal of a row evaluates that row alone",
    arguments: CountedList.Change.small)
  func smallChanges(change: CountedList.Change) {
    let store = makeStore(observing: true)
    startAll(store)
    for _ in 0..<3 {
      let cost = cost { store.send(.change(change)) }
      #expect(cost.questions <= 2, "\(change)")
      #expect(cost.lookups <= 8, "\(change)")
    }
  }

  @Test(
    "after any change, the subscriptions that end and begin are those that the state implies",
    arguments: Seeds.few)
  func rightAfterAll(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = makeStore(rows: 40, observing: true)
    store.send(.change(.note))
    for step in 0..<30 {
      store.send(.change(generator.element(of: CountedList.Change.allCases)))
      guard step % 5 == 4 else { continue }
      store.send(.change(.forget))
      clock.advance(by: .seconds(1))
      for row in store.rows.elements {
        #expect(row.ticks == (row.isObserving ? 1 : 0), "row \(row.id)")
      }
    }
  }

  @Test("subscriptions of all rows are asked for once, and by an action elsewhere not again")
  func subscriptions() {
    for isObserving in [false, true] {
      let store = makeStore(observing: isObserving)
      let beginning = cost { store.send(.change(.note)) }
      #expect(beginning.questions == CountedList.rowCount)
      let elsewhere = cost { store.send(.change(.note)) }
      #expect(elsewhere == CountedList.Cost())
      let all = cost { store.send(.change(.assignAll)) }
      #expect(all.questions == CountedList.rowCount)
      #expect(cost { store.send(.change(.note)) } == CountedList.Cost())
    }
  }

  @Test("an action whose effects have ended leaves nothing to check")
  func nothingLeft() async {
    let store = makeStore(subscriptions: false)
    startAll(store)
    clock.run()
    // The tasks that wake the store retain its effects. The main actor runs them before this task.
    await Task {}.value
    for _ in 0..<CountedList.rowCount { store.send(.change(.note)) }
    let all = cost { store.send(.change(.assignAll)) }
    #expect(all.lookups == 0)
  }

  @Test("effects that have ended leave nothing to check beside other subscriptions, either")
  func nothingLeftBesideSubscriptions() async {
    let store = Store(
      initialState: CountedList.State(
        rows: CountedRows((0..<CountedList.rowCount).map { CountedList.Row(id: $0) }, count)),
      reducer: CombineReducers<CountedList.State, CountedList.Action, _> {
        CountedList(clock: clock, count: count, hasSubscriptions: false)
        Subscriptions { _ in [] }
      },
      runtime: ManualRuntime().effects)
    store.send(.rows(.element(id: 7, action: .start)))
    clock.run()
    await Task {}.value
    for _ in 0..<3 { store.send(.change(.note)) }
    let all = cost { store.send(.change(.assignAll)) }
    #expect(all.lookups == 0)
  }

  @Test(
    "of many observed rows, only those that have changed are compared", arguments: [false, true])
  func observedRows(isReadAgain: Bool) {
    let store = makeStore()
    let scopes = scopes(of: store)
    let told = Log<Int>()
    for (id, row) in scopes.enumerated() { readTitle(of: row, id, noting: told) }
    var most = 0
    for id in 0..<150 {
      let cost = cost { store.send(.rows(.element(id: id, action: .rename))) }
      most = max(most, cost.lookups)
      #expect(told.entries.count == id + 1 && told.entries.last == id)
      if isReadAgain { readTitle(of: scopes[id], id, noting: told) }
    }
    #expect(most <= 4)
    let removal = cost { store.send(.change(.removeLast)) }
    #expect(removal.lookups <= 8)
    #expect(cost { store.send(.rows(.element(id: 160, action: .rename))) }.lookups <= 4)
    #expect(cost { store.send(.change(.mark)) }.lookups <= 8)
    withExtendedLifetime(scopes) {}
  }

  @Test("a row with two observed scopes is compared like one with a single scope")
  func twoScopes() {
    let store = makeStore()
    var scopes: [AnyObject] = []
    let told = Log<Int>()
    for id in 0..<CountedList.rowCount {
      guard let row = store.scope(each: \.rows, id: id, action: \.rows),
        let other = store.scope(each: \.rows, id: id, action: \.others)
      else { continue }
      scopes += [row, other]
      readTitle(of: row, id, noting: told)
      withObservationTracking {
        _ = other.title
      } onChange: {
        told.append(id)
      }
    }
    let cost = cost { store.send(.rows(.element(id: 10, action: .rename))) }
    #expect(told.entries == [10, 10])
    #expect(cost.lookups <= 4)
    withExtendedLifetime(scopes) {}
  }
}
