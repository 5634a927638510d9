import Headwater
import HeadwaterTesting
import Observation
import Testing

/// Laws about the cost of turns beside counted rows, in look-ups of elements and requests for their subscriptions.
@MainActor
protocol CountedListLaws {
  var clock: TestClock { get }
  var count: CountedList.Count { get }
}

extension CountedListLaws {
  typealias ListStore = Store<CountedList.State, CountedList.Action>
  typealias RowStore = Store<CountedList.Row, CountedList.RowAction>

  func makeStore(
    rows rowCount: Int = CountedList.rowCount, observing: Bool = false, subscriptions: Bool = true
  ) -> ListStore {
    let rows = (0..<rowCount).map { CountedList.Row(id: $0, isObserving: observing) }
    let store = Store(
      initialState: CountedList.State(rows: CountedRows(rows, count)),
      reducer: CountedList(clock: clock, count: count, hasSubscriptions: subscriptions),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  /// Starts an effect in each row.
  func startAll(_ store: ListStore, rows rowCount: Int = CountedList.rowCount) {
    for id in 0..<rowCount { store.send(.rows(.element(id: id, action: .start))) }
  }

  /// Returns the cost of an action.
  func cost(_ act: () -> Void) -> CountedList.Cost {
    count.cost = CountedList.Cost()
    act()
    return count.cost
  }

  func scopes(of store: ListStore, rows rowCount: Int = CountedList.rowCount) -> [RowStore] {
    (0..<rowCount).compactMap { store.scope(each: \.rows, id: $0, action: \.rows) }
  }

  /// Reads the title of a row, and notes the row when the title changes.
  func readTitle(of row: RowStore, _ id: Int, noting told: Log<Int>) {
    withObservationTracking {
      _ = row.title
    } onChange: {
      told.append(id)
    }
  }
}
