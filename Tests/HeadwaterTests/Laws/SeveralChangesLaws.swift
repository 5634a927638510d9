import Headwater
import HeadwaterTesting
import Observation
import TestSupport
import Testing

/// The work of a turn that changes several elements, in look-ups of elements and not in time.
@MainActor
@Suite("Law: the cost of a turn follows the number of its changes")
struct SeveralChangesLaws {
  private typealias ListStore = Store<CountedList.State, CountedList.Action>

  private let clock = TestClock()
  private let count = CountedList.Count()

  private func makeStore(rows rowCount: Int, observing: Bool = false) -> ListStore {
    let rows = (0..<rowCount).map { CountedList.Row(id: $0, isObserving: observing) }
    let store = Store(
      initialState: CountedList.State(rows: CountedRows(rows, count)),
      reducer: CountedList(clock: clock, count: count, hasSubscriptions: observing),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private func cost(_ act: () -> Void) -> CountedList.Cost {
    count.cost = CountedList.Cost()
    act()
    return count.cost
  }

  private func costs(
    among rowCount: Int, _ change: CountedList.Change, observing: Bool, starting: Bool
  ) -> [CountedList.Cost] {
    let store = makeStore(rows: rowCount, observing: observing)
    store.send(.change(.note))
    if starting {
      for id in 0..<rowCount { store.send(.rows(.element(id: id, action: .start))) }
    }
    return (0..<3).map { _ in cost { store.send(.change(change)) } }
  }

  @Test(
    "rows with running effects or subscriptions: as many are visited among 100 as among 800",
    arguments: CountedList.Change.several, [false, true])
  func lives(change: CountedList.Change, isObserving: Bool) {
    let few = costs(among: 100, change, observing: isObserving, starting: true)
    let many = costs(among: 800, change, observing: isObserving, starting: true)
    #expect(few == many)
    #expect(many.allSatisfy { $0.lookups <= 64 && $0.questions <= 64 })
  }

  /// Returns the costs of a change among observed rows, and the rows whose observers were told.
  private func observedCosts(
    among rowCount: Int, _ change: CountedList.Change
  ) -> (costs: [CountedList.Cost], told: Set<Int>) {
    let store = makeStore(rows: rowCount)
    let told = Log<Int>()
    let scopes = (0..<rowCount).compactMap { store.scope(each: \.rows, id: $0, action: \.rows) }
    func read() {
      for (id, scope) in scopes.enumerated() {
        withObservationTracking {
          _ = scope.title
        } onChange: {
          told.append(id)
        }
      }
    }
    read()
    let costs = (0..<2).map { _ in cost { store.send(.change(change)) } }
    return withExtendedLifetime(scopes) { (costs, Set(told.entries)) }
  }

  @Test(
    "observed rows: as many are compared among 100 as among 800, and those are told that changed",
    arguments: CountedList.Change.several)
  func observers(change: CountedList.Change) {
    let few = observedCosts(among: 100, change)
    let many = observedCosts(among: 800, change)
    #expect(few.costs == many.costs)
    #expect(many.costs.allSatisfy { $0.lookups <= 200 })
    let changed: Set<Int> =
      switch change {
      case .four: [10, 11, 12, 13]
      case .oneOften: [10]
      case .sixty: Set(0..<60)
      default: []
      }
    #expect(many.told.isSuperset(of: changed))
    #expect(many.told.count <= max(8, changed.count))
  }

  @Test("more changes than the list remembers are all seen")
  func beyond() {
    let store = makeStore(rows: 800)
    let told = Log<Int>()
    let scopes = (0..<800).compactMap { store.scope(each: \.rows, id: $0, action: \.rows) }
    for (id, scope) in scopes.enumerated() {
      withObservationTracking {
        _ = scope.title
      } onChange: {
        told.append(id)
      }
    }
    store.send(.change(.everyOther))
    #expect(told.entries.sorted() == (0..<400).map { 2 * $0 })
    withExtendedLifetime(scopes) {}
  }
}
