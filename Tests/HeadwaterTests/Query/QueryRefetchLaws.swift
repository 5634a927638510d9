@testable import Headwater
import HeadwaterTesting
import Testing

/// What requests that are replaced before their answer leave behind, by counting groups and not by time.
@MainActor
@Suite("Law: a key may be requested any number of times before it is answered")
struct QueryRefetchLaws {
  private let clock = TestClock()

  private func makeStore() -> Store<Shop.State, Shop.Action> {
    var state = Shop.State()
    state.watched = [7]
    let store = Store(
      initialState: state, reducer: Shop(clock: clock, server: ShelfServer()),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  @Test(
    "each of n refetches waits for one group, until the last request is answered",
    arguments: [
      1, 100, 10_000,
    ])
  func awaited(count: Int) {
    let store = makeStore()
    let tasks = (0..<count).map { _ in store.send(.shelves(.refetch(7))) }
    let groups = tasks.compactMap(\.group)
    #expect(groups.count == count)
    #expect(groups.allSatisfy { $0.joinedGroups.count == 1 })
    // They wait for the same group, and it waits for the last request alone.
    let answers = Set(groups.flatMap { $0.joinedGroups.map { ObjectIdentifier($0) } })
    #expect(answers.count == 1)
    #expect(groups.first?.joinedGroups.first?.joinedGroups.count == 1)
    // The request that runs is older than all but the first refetch, and is followed by one that is not.
    clock.advance(by: .seconds(count == 1 ? 1 : 2))
    #expect(!tasks.contains { !$0.isDone })
  }

  @Test("a refetch that nobody waits for leaves no group, and the request goes on")
  func forgotten() {
    let store = makeStore()
    let groups = (0..<1_000).map { _ in WeakGroup(group: store.send(.shelves(.refetch(7))).group) }
    #expect(groups.allSatisfy { $0.group == nil })
    let last = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    #expect(!last.isDone)
    clock.advance(by: .seconds(1))
    #expect(last.isDone)
    #expect(store.shelves[7] == .loaded([]))
  }

  private struct WeakGroup {
    weak var group: EffectGroup?
  }
}
