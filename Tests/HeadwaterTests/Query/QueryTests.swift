@testable import Headwater
import HeadwaterTesting
import Testing

@Suite("A query")
struct QueryTests {
  private let clock = TestClock()
  private let server = ShelfServer()

  private func store(
    _ policy: QueryPolicy = QueryPolicy(), watching shelves: [Int] = []
  ) -> TestStore<Shop.State, Shop.Action> {
    var state = Shop.State()
    state.watched = shelves
    return TestStore(
      initialState: state, reducer: Shop(policy: policy, clock: clock, server: server))
  }

  /// Receives the two actions of a request that succeeds.
  private func receiveRequest(
    _ store: TestStore<Shop.State, Shop.Action>, of shelf: Int, _ numbers: [Int]
  ) {
    let former = store.state.shelves[shelf].value
    store.receive(\.shelves, .loading(shelf)) {
      $0.shelves[shelf] = .loading(previous: former)
    }
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(shelf, numbers)) { $0.shelves[shelf] = .loaded(numbers) }
  }

  @Test("requests what somebody looks at, once for all who look")
  func request() {
    server.put([1, 2], on: 7)
    let store = store()
    store.send(.look([7, 7])) { $0.watched = [7, 7] }
    receiveRequest(store, of: 7, [1, 2])
    #expect(server.requests() == ["load 7"])
    store.finish()
  }

  @Test("requests what the initial state looks at")
  func initial() {
    server.put([1], on: 3)
    let store = store(watching: [3])
    receiveRequest(store, of: 3, [1])
    store.finish()
  }

  @Test(
    "cancels a request when nobody looks any more, and shows the former value while it asks again")
  func cancellation() {
    server.put([1], on: 7)
    let store = store(watching: [7])
    store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading }
    store.send(.look([])) { $0.watched = [] }
    store.finish()

    store.send(.look([7])) { $0.watched = [7] }
    store.receive(\.shelves, .loading(7))
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(7, [1])) { $0.shelves[7] = .loaded([1]) }
    store.send(.look([])) { $0.watched = [] }
    store.send(.look([7])) { $0.watched = [7] }
    receiveRequest(store, of: 7, [1])
    #expect(server.requests() == ["load 7", "load 7", "load 7"])
    store.finish()
  }

  @Test("does not ask again while an answer is fresh")
  func freshness() {
    let store = store(QueryPolicy(freshness: .seconds(10)), watching: [7])
    receiveRequest(store, of: 7, [])
    store.receive(\.shelves, .dated(7, at: .seconds(1))) {
      $0.shelves.apply(.dated(7, at: .seconds(1)))
    }
    store.send(.look([])) { $0.watched = [] }
    store.send(.look([7])) { $0.watched = [7] }
    #expect(server.requests() == ["load 7"])

    clock.advance(by: .seconds(10))
    store.receive(\.shelves, .expired(7)) { $0.shelves.apply(.expired(7)) }
    store.send(.look([])) { $0.watched = [] }
    store.send(.look([7])) { $0.watched = [7] }
    receiveRequest(store, of: 7, [])
    store.cancelEffects()
    store.finish()
  }

  @Test("asks again for values with a tag, and for others when somebody looks")
  func tags() {
    let store = store(QueryPolicy(freshness: nil), watching: [1, 2])
    store.receive(\.shelves, .loading(1)) { $0.shelves[1] = .loading }
    store.receive(\.shelves, .loading(2)) { $0.shelves[2] = .loading }
    clock.advance(by: .seconds(1))
    store.receive(\.shelves, .loaded(1, [])) { $0.shelves[1] = .loaded([]) }
    store.receive(\.shelves, .loaded(2, [])) { $0.shelves[2] = .loaded([]) }

    store.send(.shelves(.invalidate(["even"]))) { $0.shelves.invalidate(["even"]) }
    receiveRequest(store, of: 2, [])

    store.send(.look([1])) { $0.watched = [1] }
    store.send(.shelves(.invalidate(["even"]))) { $0.shelves.invalidate(["even"]) }
    store.send(.shelves(.invalidate(["unknown"])))
    #expect(server.requests() == ["load 1", "load 2", "load 2"])
    store.send(.look([1, 2])) { $0.watched = [1, 2] }
    receiveRequest(store, of: 2, [])
    store.finish()
  }

  @Test("asks again at each pause while somebody looks, after failures too")
  func polling() {
    let store = store(QueryPolicy(polling: .seconds(60)), watching: [7])
    receiveRequest(store, of: 7, [])
    for _ in 0..<3 {
      clock.advance(by: .seconds(60))
      store.receive(\.shelves, .refetch(7)) { $0.shelves.refetch(7) }
      server.fail(1)
      store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading(previous: []) }
      clock.advance(by: .seconds(1))
      store.receive(\.shelves, .failed(7, "no line")) {
        $0.shelves[7] = .failed("no line", previous: [])
      }
    }
    store.send(.look([])) { $0.watched = [] }
    clock.advance(by: .seconds(600))
    store.finish()
  }

  @Test("repeats a failed request as often as its policy says")
  func retry() {
    server.put([4], on: 7)
    server.fail(2)
    let policy = QueryPolicy(retry: .constant(attempts: 3, pause: .seconds(1)))
    let store = store(policy, watching: [7])
    store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading }
    clock.advance(by: .seconds(5))
    store.receive(\.shelves, .loaded(7, [4])) { $0.shelves[7] = .loaded([4]) }

    server.fail(3)
    store.send(.shelves(.refetch(7))) { $0.shelves.refetch(7) }
    store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading(previous: [4]) }
    clock.advance(by: .seconds(5))
    store.receive(\.shelves, .failed(7, "no line")) {
      $0.shelves[7] = .failed("no line", previous: [4])
    }
    store.finish()
  }

  @Test("forgets what nobody looks at, those first that were loaded longest ago")
  func limit() {
    let store = store(QueryPolicy(limit: 2))
    store.exhaustivity = .relaxed
    for shelf in [1, 2, 3, 4] {
      store.send(.look([shelf]))
      store.receive(\.shelves, .loading(shelf))
      clock.advance(by: .seconds(1))
      store.receive(\.shelves, .loaded(shelf, []))
    }
    #expect(store.state.shelves.keys == [2, 3, 4])
  }

  @Test("forgets keys whose requests failed, or were cancelled before they ended")
  func limitOfUnanswered() {
    server.fail(1_000)
    let store = store(QueryPolicy(limit: 3))
    store.exhaustivity = .relaxed
    for shelf in 0..<100 {
      store.send(.look([shelf]))
      store.receive(\.shelves, .loading(shelf))
      if shelf.isMultiple(of: 2) {
        clock.advance(by: .seconds(1))
        store.receive(\.shelves, .failed(shelf, "no line"))
      }
    }
    #expect(store.state.shelves.keys == [96, 97, 98, 99])
    store.cancelEffects()
  }

  @Test("a refetch in the middle of a request cancels it")
  func restart() {
    let store = store(watching: [7])
    store.receive(\.shelves, .loading(7)) { $0.shelves[7] = .loading }
    clock.advance(by: .seconds(0.5))
    store.send(.shelves(.refetch(7))) { $0.shelves.refetch(7) }
    store.receive(\.shelves, .loading(7))
    clock.advance(by: .seconds(0.5))
    store.send(.look([7]))
    clock.advance(by: .seconds(0.5))
    store.receive(\.shelves, .loaded(7, [])) { $0.shelves[7] = .loaded([]) }
    #expect(server.requests() == ["load 7", "load 7"])
    store.finish()
  }

  @MainActor
  @Test("its requests name the line of the query")
  func origin() {
    let query = Query(
      \Shop.State.shelves, action: \Shop.Action.Cases.shelves,
      Shelves(clock: clock, server: server), clock: clock, watching: { _ in [7] },
      fileID: "App/Shop.swift", line: 12)
    let store = Store(
      initialState: Shop.State(), reducer: query, runtime: ManualRuntime().effects)
    let recorder = Recorder<Shop.State, Shop.Action>()
    store.attach(recorder)
    store.send(.look([]))
    clock.run()
    #expect(recorder.recording?.steps.last?.action == .shelves(.loaded(7, [])))
    #expect(
      recorder.recording?.steps.last?.origin
        == "`query` at Shop.swift:12 of the subscription load(7, generation: 0)")
  }
}
