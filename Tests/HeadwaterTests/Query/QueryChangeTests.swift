import Foundation
@testable import Headwater
import HeadwaterTesting
import TestSupport
import Testing

@Suite("Changes of a query")
struct QueryChangeTests {
  private let clock = TestClock()
  private let server = ShelfServer()

  private func store(_ state: Shop.State) -> TestStore<Shop.State, Shop.Action> {
    TestStore(initialState: state, reducer: Shop(clock: clock, server: server))
  }

  private func loadedStore(_ numbers: [Int]) -> TestStore<Shop.State, Shop.Action> {
    server.put(numbers, on: 7)
    var state = Shop.State()
    state.watched = [7]
    let store = store(state)
    store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading }
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(7, numbers)) { $0.shelves[7] = .loaded(numbers) }
    _ = server.requests()
    return store
  }

  @Test("are shown at once, sent one after the other, and loaded again after the last")
  func confirmed() {
    let store = loadedStore([1])
    store.send(.shelves(.submit(.add(2), to: 7))) { $0.shelves.submit(.add(2), to: 7) }
    store.send(.shelves(.submit(.add(3), to: 7))) { $0.shelves.submit(.add(3), to: 7) }
    #expect(store.state.shelves[7] == .loaded([1, 2, 3]))
    #expect(store.state.shelves.unconfirmedChanges(of: 7) == [.add(2), .add(3)])
    #expect(server.requests() == ["send add(2) to 7"])

    store.exhaustivity = .relaxed
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .confirmed(7, change: 1))
    #expect(store.state.shelves[7] == .loaded([1, 2, 3]))
    #expect(server.requests() == ["send add(3) to 7"])

    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .confirmed(7, change: 2))
    #expect(store.state.shelves[7] == .loaded([1, 2, 3]))
    store.receive(\.shelves, .loading(7))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(7, [1, 2, 3]))
    #expect(server.requests() == ["load 7"])
    store.finish()
  }

  @Test("are shown on top of an answer that is updated, and taken back from it")
  func updated() {
    server.forbid(2)
    let store = loadedStore([1])
    store.exhaustivity = .relaxed
    store.send(.shelves(.submit(.add(2), to: 7)))
    var shelves = store.state.shelves
    shelves.update(7) { $0.append(5) }
    #expect(shelves[7] == .loaded([1, 5, 2]))
    shelves.apply(.refused(7, change: 1, "full"))
    #expect(shelves[7] == .loaded([1, 5]))
    shelves.update(8) { $0.append(5) }
    #expect(shelves[8] == .neverLoaded)
    store.cancelEffects()
    store.finish()
  }

  @Test("are taken back alone when the server refuses them")
  func refused() {
    server.forbid(2)
    let store = loadedStore([1])
    store.exhaustivity = .relaxed
    store.send(.shelves(.submit(.add(2), to: 7)))
    store.send(.shelves(.submit(.add(3), to: 7)))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .refused(7, change: 1, "not 2"))
    #expect(store.state.shelves[7] == .loaded([1, 3]))
    #expect(store.state.shelves.refusal(of: 7) == "not 2")

    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .confirmed(7, change: 2))
    store.receive(\.shelves, .loading(7))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(7, [1, 3]))
    store.send(.shelves(.submit(.add(4), to: 7)))
    #expect(store.state.shelves.refusal(of: 7) == nil)
    store.cancelEffects()
  }

  @Test("are sent although nobody looks, and again by a state that was restored meanwhile")
  func restored() throws {
    let first = loadedStore([1])
    first.exhaustivity = .relaxed
    first.send(.shelves(.submit(.add(2), to: 7)))
    first.send(.look([]))
    #expect(server.requests() == ["send add(2) to 7"])
    first.cancelEffects()

    let data = try JSONEncoder().encode(first.state)
    let restored = try JSONDecoder().decode(Shop.State.self, from: data)
    #expect(restored == first.state)
    let second = store(restored)
    second.exhaustivity = .relaxed
    #expect(server.requests() == ["send add(2) to 7"])
    clock.advance(by: .seconds(1))
    second.receive(\.shelves, .confirmed(7, change: 1))
    #expect(second.state.shelves[7] == .loaded([1, 2]))
    #expect(server.shelf(7) == [1, 2])
    second.finish()
  }

  @Test("cancel a request that runs, since its answer may or may not include them")
  func ambiguous() {
    let store = loadedStore([1])
    store.exhaustivity = .relaxed
    store.send(.shelves(.refetch(7)))
    store.receive(\.shelves, .loading(7))
    store.send(.shelves(.submit(.add(2), to: 7)))
    #expect(store.state.shelves[7] == .loading(previous: [1, 2]))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .confirmed(7, change: 1))
    store.receive(\.shelves, .loading(7))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(7, [1, 2]))
    #expect(store.state.shelves[7] == .loaded([1, 2]))
    store.finish()
  }

  @Test("make other values outdated by tags")
  func tags() {
    var state = Shop.State()
    state.shelves[1] = .loaded([])
    state.shelves[2] = .loaded([])
    var expected = state.shelves
    state.shelves.submit(.add(9), to: 2)
    state.shelves.apply(.confirmed(2, change: 1))
    expected.invalidate(["odd"])
    #expect(state.shelves.entries[id: 1] == expected.entries[id: 1])
    #expect(state.shelves[2] == .loaded([9]))
  }

  private struct Turn: Sendable {
    let action: Shop.Action
    let state: Shop.State
  }

  private struct Notes: Middleware {
    let turns: Log<Turn>

    func after(
      _ action: Shop.Action, state: Shop.State, context: MiddlewareContext<Shop.State>
    ) -> Effect<Shop.Action> {
      turns.append(Turn(action: action, state: state))
      return .none
    }
  }

  @Test(
    "whatever happens, all ends as the server has it, and a replay gives the same states",
    arguments: 0..<UInt64(200))
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    server.forbid(5)
    let turns = Log<Turn>()
    let store = TestStore(
      initialState: Shop.State(), reducer: Shop(clock: clock, server: server),
      middleware: Notes(turns: turns))
    store.exhaustivity = .relaxed
    for _ in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: store.send(.look((0..<3).filter { _ in .random(using: &random) }))
      case 1: store.send(.shelves(.refetch(.random(in: 0..<3, using: &random))))
      case 2:
        store.send(.shelves(.invalidate([["odd", "even", "all"].randomElement(using: &random)!])))
      case 3:
        let number = Int.random(in: 0..<10, using: &random)
        store.send(.shelves(.submit(.add(number), to: .random(in: 0..<3, using: &random))))
      case 4: server.fail(.random(in: 0..<3, using: &random))
      default: clock.advance(by: .milliseconds(.random(in: 0..<1500, using: &random)))
      }
      if Bool.random(using: &random) { store.skipWaitingActions() }
    }
    server.fail(0)
    store.send(.look([0, 1, 2]))
    store.send(.shelves(.invalidate(["all"])))
    for shelf in 0..<3 { store.send(.shelves(.refetch(shelf))) }
    for _ in 0..<100 {
      store.skipWaitingActions()
      clock.advance(by: .seconds(1))
    }
    store.skipWaitingActions()
    for shelf in 0..<3 {
      #expect(store.state.shelves[shelf] == .loaded(server.shelf(shelf)))
      #expect(store.state.shelves.unconfirmedChanges(of: shelf).isEmpty)
    }
    store.finish()
    let replaying = Shop(clock: TestClock(), server: ShelfServer()).resolved()
    var state = Shop.State()
    for turn in turns.entries {
      _ = replaying.reduce(&state, turn.action)
      #expect(state == turn.state)
    }
  }
}
