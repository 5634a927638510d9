@testable import Headwater
import HeadwaterTesting
import Testing

/// A person who looks at shelves, and changes what is known of them in each way that a reducer has.
private struct ResettingShop: Reducer {
  enum Action: CasePathable, Sendable {
    case shelves(QueryAction<Shelves>)
    case set(@Sendable (inout Shop.State) -> Void)

    struct Cases { var shelves: ShelvesCase.Type { ShelvesCase.self } }
    static var cases: Cases { Cases() }

    enum ShelvesCase: CasePath {
      static func embed(_ value: QueryAction<Shelves>) -> Action { .shelves(value) }
      static func extract(_ root: Action) -> QueryAction<Shelves>? {
        if case .shelves(let action) = root { action } else { nil }
      }
    }
  }

  let clock: TestClock
  let server: ShelfServer

  var body: some Reducer<Shop.State, Action> {
    Reduce { state, action in
      if case .set(let change) = action { change(&state) }
      return .none
    }
    Query(\.shelves, action: \.shelves, Shelves(clock: clock, server: server), clock: clock) {
      $0.watched
    }
  }
}

@MainActor
@Suite("What a query knows, made anew")
struct QueryResetTests {
  private let clock = TestClock()
  private let server = ShelfServer()

  private func makeStore() -> Store<Shop.State, ResettingShop.Action> {
    server.put([1], on: 7)
    var state = Shop.State()
    state.watched = [7]
    let store = Store(
      initialState: state, reducer: ResettingShop(clock: clock, server: server),
      runtime: ManualRuntime().effects)
    store.onIssue = { Issue.record("\($0)") }
    store.send(.set { _ in })
    return store
  }

  enum Reset: CaseIterable, Sendable {
    case state, query, removal, neverLoaded

    @Sendable func apply(_ state: inout Shop.State) {
      switch self {
      case .state:
        state = Shop.State()
        state.watched = [7]
      case .query: state.shelves = QueryState()
      case .removal: state.shelves.removeAll()
      case .neverLoaded: state.shelves[7] = .neverLoaded
      }
    }
  }

  @Test("is requested again if somebody looks at it", arguments: Reset.allCases, [0, 1])
  func loadedAgain(by reset: Reset, refetches: Int) {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    for _ in 0..<refetches {
      store.send(.shelves(.refetch(7)))
      clock.advance(by: .seconds(1))
    }
    _ = server.requests()
    server.put([2], on: 7)
    let task = store.send(.set(reset.apply))
    #expect(store.shelves[7] == .loading)
    #expect(server.requests() == ["load 7"])
    #expect(!task.isDone)
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7] == .loaded([2]))
    #expect(task.isDone)
  }

  @Test("can be refetched", arguments: Reset.allCases)
  func refetched(after reset: Reset) {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    store.send(.set(reset.apply))
    clock.advance(by: .seconds(1))
    _ = server.requests()
    server.put([3], on: 7)
    store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    #expect(server.requests() == ["load 7"])
    #expect(store.shelves[7] == .loaded([3]))
  }

  @Test("takes no answer to a request from before", arguments: Reset.allCases)
  func restarted(by reset: Reset) {
    let store = makeStore()
    clock.advance(by: .seconds(0.5))
    store.send(.set(reset.apply))
    #expect(server.requests() == ["load 7", "load 7"])
    clock.advance(by: .seconds(0.5))
    #expect(store.shelves[7] == .loading)
    clock.advance(by: .seconds(0.5))
    #expect(store.shelves[7] == .loaded([1]))
    #expect(server.requests() == [])
  }

  @Test("is requested again after a failure", arguments: Reset.allCases)
  func failed(before reset: Reset) {
    let store = makeStore()
    server.fail(1)
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7].failure == "no line")
    store.send(.set(reset.apply))
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7] == .loaded([1]))
  }

  @Test("is requested again if the same action asks for it, too", arguments: Reset.allCases)
  func refetchedAtOnce(after reset: Reset) {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    _ = server.requests()
    store.send(
      .set { state in
        reset.apply(&state)
        state.shelves.refetch(7)
      })
    clock.advance(by: .seconds(1))
    #expect(server.requests() == ["load 7"])
    #expect(store.shelves[7] == .loaded([1]))
  }

  @Test("is requested again if it was a former state, in which the same action asks for it")
  func formerState() {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    let former = store.state
    store.send(.shelves(.refetch(7)))
    clock.advance(by: .seconds(1))
    _ = server.requests()
    server.put([2], on: 7)
    store.send(
      .set { state in
        state = former
        state.shelves.refetch(7)
      })
    clock.advance(by: .seconds(1))
    #expect(server.requests() == ["load 7"])
    #expect(store.shelves[7] == .loaded([2]))
  }

  @Test("sends a change that has the number of one before it", arguments: [Reset.state, .query])
  func changeWithSameNumber(after reset: Reset) {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    store.send(.shelves(.submit(.add(2), to: 7)))
    _ = server.requests()
    store.send(
      .set { state in
        reset.apply(&state)
        state.shelves.submit(.add(99), to: 7)
      })
    #expect(server.requests() == ["send add(99) to 7"])
    clock.advance(by: .seconds(1))
    #expect(store.shelves.unconfirmedChanges(of: 7) == [])
    #expect(server.shelf(7) == [1, 99])
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7] == .loaded([1, 99]))
  }

  @Test("sends a change once that outlives the values", arguments: [Reset.removal, .neverLoaded])
  func keptChange(by reset: Reset) {
    let store = makeStore()
    clock.advance(by: .seconds(1))
    store.send(.shelves(.submit(.add(2), to: 7)))
    _ = server.requests()
    store.send(.set(reset.apply))
    #expect(store.shelves.unconfirmedChanges(of: 7) == [.add(2)])
    #expect(server.requests() == [])
    clock.advance(by: .seconds(2))
    #expect(server.requests() == ["load 7"])
    #expect(server.shelf(7) == [1, 2])
    #expect(store.shelves[7] == .loaded([1, 2]))
  }

  @Test("begins its work again when a store that has stopped subscriptions starts them")
  func startedAgain() throws {
    let store = makeStore()
    clock.advance(by: .seconds(0.5))
    let engine = try #require(store.engine)
    engine.stopSubscriptions()
    clock.advance(by: .seconds(1))
    #expect(store.shelves[7] == .loading)
    engine.startSubscriptions()
    clock.advance(by: .seconds(1))
    #expect(server.requests() == ["load 7", "load 7"])
    #expect(store.shelves[7] == .loaded([1]))
  }

  @Test("shows no stamp of a change, and compares none")
  func stamps() {
    var left = Shop.State()
    left.shelves.submit(.add(2), to: 7)
    var right = Shop.State()
    right.shelves.submit(.add(2), to: 7)
    #expect(left == right)
    var text = ""
    dump(left, to: &text)
    #expect(text.contains("number: 1"))
    #expect(!text.contains("stamp"))
  }
}
