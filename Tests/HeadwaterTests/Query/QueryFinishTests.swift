@testable import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// A shop, as a part of another feature.
private struct Market: Reducer {
  struct State: Equatable {
    var shop: Shop.State? = Shop.State()
  }

  enum Action: Equatable, CasePathable {
    case shop(Shop.Action)

    struct Cases { var shop: ShopCase.Type { ShopCase.self } }
    static var cases: Cases { Cases() }

    enum ShopCase: CasePath {
      static func embed(_ value: Shop.Action) -> Action { .shop(value) }
      static func extract(_ root: Action) -> Shop.Action? {
        if case .shop(let action) = root { action } else { nil }
      }
    }
  }

  let shop: Shop

  var body: some Reducer<State, Action> { shop.lift(optional: \.shop, action: \.shop) }
}

@MainActor @Suite("The task of an action that asks a query")
struct QueryFinishTests {
  private let clock = TestClock()
  private let server = ShelfServer()

  /// A store whose first requests have been answered.
  private func store(
    _ policy: QueryPolicy = QueryPolicy(), watching shelves: [Int] = [7]
  ) -> Store<Shop.State, Shop.Action> {
    var state = Shop.State()
    state.watched = shelves
    let store = Store(
      initialState: state, reducer: Shop(policy: policy, clock: clock, server: server),
      runtime: ManualRuntime().effects)
    store.send(.look(shelves))
    clock.advance(by: .seconds(1))
    _ = server.requests()
    return store
  }

  @Test("waits for the answer to a refetch, and for a failure")
  func refetch() async {
    let store = store()
    let task = store.send(.shelves(.refetch(7)))
    #expect(!task.isDone)
    clock.advance(by: .seconds(0.5))
    #expect(!task.isDone)
    clock.advance(by: .seconds(0.5))
    #expect(task.isDone)
    await task.finish()

    server.fail(1)
    let failing = store.send(.shelves(.refetch(7)))
    #expect(!failing.isDone)
    clock.advance(by: .seconds(1))
    #expect(failing.isDone)
    #expect(store.shelves[7].failure == "no line")
  }

  @Test("waits for the request in the place of its own, as the one who asked last does")
  func again() {
    let store = store()
    let first = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(0.5))
    let second = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(0.5))
    #expect(!first.isDone)
    #expect(!second.isDone)
    clock.advance(by: .seconds(0.5))
    #expect(first.isDone)
    #expect(second.isDone)
    #expect(server.requests() == ["load 7", "load 7"])
  }

  @Test("is done at once if nobody looks, and when nobody looks any more")
  func unwatched() {
    let store = store()
    #expect(store.send(.shelves(.refetch(8))).isDone)
    let task = store.send(.shelves(.refetch(7)))
    store.send(.look([]))
    #expect(task.isDone)
  }

  @Test("waits for the first answer of a key that it begins to look at")
  func look() {
    let store = store(watching: [])
    let task = store.send(.look([7]))
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
    #expect(store.shelves[7] == .loaded([]))
  }

  @Test("waits for all values that it invalidates and somebody looks at")
  func invalidate() {
    let store = store(watching: [1, 2, 4])
    let task = store.send(.shelves(.invalidate(["even"])))
    #expect(server.requests() == ["load 2", "load 4"])
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
  }

  @Test("waits for the last attempt of a request that is repeated")
  func retry() {
    let store = store(QueryPolicy(retry: .constant(attempts: 2, pause: .seconds(1))))
    server.fail(2)
    let task = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(2.5))
    #expect(!task.isDone)
    clock.advance(by: .seconds(0.5))
    #expect(task.isDone)
    #expect(store.shelves[7].failure == "no line")
  }

  @Test("does not wait for the pauses of the policy")
  func polling() {
    let store = store(QueryPolicy(freshness: .seconds(30), polling: .seconds(60)))
    let task = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
  }

  @Test("waits until a change is confirmed and the value is loaded again")
  func confirmed() {
    let store = store()
    let task = store.send(.shelves(.submit(.add(2), to: 7)))
    clock.advance(by: .seconds(1))
    #expect(store.shelves.unconfirmedChanges(of: 7).isEmpty)
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
    #expect(server.requests() == ["send add(2) to 7", "load 7"])
  }

  @Test("waits until a change is taken back")
  func refused() {
    server.forbid(2)
    let store = store(watching: [])
    let task = store.send(.shelves(.submit(.add(2), to: 7)))
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
    #expect(store.shelves.refusal(of: 7) == "not 2")
  }

  @Test("waits for the changes before its own, and for its own")
  func later() {
    let store = store()
    let first = store.send(.shelves(.submit(.add(2), to: 7)))
    let second = store.send(.shelves(.submit(.add(3), to: 7)))
    clock.advance(by: .seconds(1))
    #expect(!second.isDone)
    clock.advance(by: .seconds(1))
    #expect(!second.isDone)
    clock.advance(by: .seconds(1))
    #expect(first.isDone)
    #expect(second.isDone)
    #expect(store.shelves[7] == .loaded([2, 3]))
  }

  @Test("of a refetch waits while a change keeps the key from being loaded")
  func refetchDuringChange() {
    let store = store()
    let early = store.send(.shelves(.refetch(7)))
    store.send(.shelves(.submit(.add(2), to: 7)))
    let late = store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    #expect(!early.isDone)
    #expect(!late.isDone)
    clock.advance(by: .seconds(1))
    #expect(early.isDone)
    #expect(late.isDone)
    #expect(server.requests() == ["load 7", "send add(2) to 7", "load 7"])
  }

  @Test("does not end the request when it is cancelled")
  func cancelled() {
    server.put([1], on: 7)
    let store = store()
    server.put([1, 2], on: 7)
    let task = store.send(.shelves(.refetch(7)))
    task.cancel()
    #expect(task.isDone)
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7] == .loaded([1, 2]))
  }

  @Test("waits for the query of a lifted feature")
  func lifted() {
    let store = Store(
      initialState: Market.State(), reducer: Market(shop: Shop(clock: clock, server: server)),
      runtime: ManualRuntime().effects)
    let look = store.send(.shop(.look([7])))
    #expect(!look.isDone)
    clock.advance(by: .seconds(1))
    #expect(look.isDone)
    let task = store.send(.shop(.shelves(.refetch(7))))
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(task.isDone)
  }

  @Test(
    "ends, whatever happens, and not before the values are as the server has them",
    arguments: 0..<UInt64(200))
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    server.forbid(5)
    let store = store(watching: [])
    var tasks: [StoreTask] = []
    for _ in 0..<40 {
      let shelf = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        tasks.append(store.send(.look((0..<3).filter { _ in .random(using: &random) })))
      case 1: tasks.append(store.send(.shelves(.refetch(shelf))))
      case 2:
        let tag = ["odd", "even", "all"].randomElement(using: &random)!
        tasks.append(store.send(.shelves(.invalidate([tag]))))
      case 3:
        let number = Int.random(in: 0..<10, using: &random)
        tasks.append(store.send(.shelves(.submit(.add(number), to: shelf))))
      case 4: tasks.randomElement(using: &random)?.cancel()
      default: clock.advance(by: .milliseconds(.random(in: 0..<1500, using: &random)))
      }
    }
    store.send(.look([0, 1, 2]))
    let last = (0..<3).map { store.send(.shelves(.refetch($0))) }
    for _ in 0..<1_000 where !last.allSatisfy(\.isDone) { clock.advance(by: .milliseconds(100)) }
    for shelf in 0..<3 { #expect(store.shelves[shelf] == .loaded(server.shelf(shelf))) }
    clock.advance(by: .seconds(100))
    #expect(!(tasks + last).contains { !$0.isDone })
  }
}

extension StoreTask {
  /// Whether `finish()` would return at once.
  var isDone: Bool { group?.isFinished ?? true }
}
