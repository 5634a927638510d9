import Headwater
import HeadwaterTesting
import Testing

/// The work of a turn that changes several elements, in look-ups of elements and not in time.
@MainActor
@Suite("Law: the cost of a turn follows the number of its changes")
struct SeveralChangesLaws: CountedListLaws {
  let clock = TestClock()
  let count = CountedList.Count()

  private func costs(
    among rowCount: Int, _ change: CountedList.Change, observing: Bool, starting: Bool
  ) -> [CountedList.Cost] {
    let store = makeStore(rows: rowCount, observing: observing, subscriptions: observing)
    store.send(.change(.note))
    if starting { startAll(store, rows: rowCount) }
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
    let store = makeStore(rows: rowCount, subscriptions: false)
    let told = Log<Int>()
    let scopes = scopes(of: store, rows: rowCount)
    for (id, row) in scopes.enumerated() { readTitle(of: row, id, noting: told) }
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
    let store = makeStore(rows: 800, subscriptions: false)
    let told = Log<Int>()
    let scopes = scopes(of: store, rows: 800)
    for (id, row) in scopes.enumerated() { readTitle(of: row, id, noting: told) }
    store.send(.change(.everyOther))
    #expect(told.entries.sorted() == (0..<400).map { 2 * $0 })
    withExtendedLifetime(scopes) {}
  }
}
