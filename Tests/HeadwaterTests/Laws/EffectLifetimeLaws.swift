import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Laws of how long effects live")
struct EffectLifetimeLaws {
  private let clock = TestClock()
  private let log = Log<String>()

  @Test("an effect that starts in the turn in which its feature goes is cancelled at its end")
  func goneInItsFirstTurn() {
    struct Parent: Reducer {
      let clock: TestClock
      let log: Log<String>

      var body: some Reducer<Screen.State, Screen.Action> {
        Reduce<Ticker.State, Ticker.Action> { [clock, log] state, action in
          .run { send in
            try await clock.sleep(for: .seconds(1))
            log.append("went on")
          }
        }
        .lift(optional: \.editor, action: \.editor)
        Reduce { state, action in
          state.editor = nil
          return .none
        }
      }
    }
    let store = Store(
      initialState: Screen.State(editor: Ticker.State(id: 1)),
      reducer: Parent(clock: clock, log: log), runtime: ManualRuntime().effects)
    store.send(.editor(.start))
    clock.run()
    #expect(log.entries.isEmpty)
  }

  /// Listens for ticks while it is on, and saves after the last tick has turned it off.
  private struct Listener: Reducer {
    enum Action: Sendable { case begin, ticked, saved }
    let clock: TestClock
    let log: Log<String>

    var body: some Reducer<[String], Action> {
      Reduce { [clock] state, action in
        switch action {
        case .begin:
          state = ["first", "second", "third"]
          return .none
        case .ticked:
          state = []
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            send(.saved)
          }
        case .saved:
          state.append("saved")
          return .none
        }
      }
      Subscriptions { [clock, log] state in
        state.filter { $0 != "saved" }.map { name in
          Subscription(
            id: name,
            .run { send in
              defer { log.append("end \(name)") }
              try await clock.sleep(for: .seconds(1))
              send(.ticked)
              try await clock.sleep(for: .seconds(60))
            })
        }
      }
    }
  }

  @Test("an effect started by a subscription's action goes on when the subscription ends")
  func effectOfLastTick() {
    let store = Store(
      initialState: [], reducer: Listener(clock: clock, log: log),
      runtime: ManualRuntime().effects)
    store.send(.begin)
    clock.advance(by: .seconds(1))
    #expect(store.state.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(store.state == ["saved"])
  }

  @Test("subscriptions that end together end in the order in which they began")
  func subscriptionsEndInOrder() {
    struct Many: Reducer {
      let log: Log<Int>
      let clock: TestClock
      var body: some Reducer<Int, Int> {
        Reduce.returning { _, action in action }
        Subscriptions { [log, clock] state in
          (0..<state).map { id in
            Subscription(
              id: id,
              .run { _ in
                defer { log.append(id) }
                try await clock.sleep(for: .seconds(60))
              })
          }
        }
      }
    }
    let log = Log<Int>()
    let store = Store(
      initialState: 0, reducer: Many(log: log, clock: clock), runtime: ManualRuntime().effects)
    store.send(20)
    store.send(0)
    #expect(log.entries == Array(0..<20))
  }

  @Test("effects that are cancelled by their task end in the order in which they began")
  func taskCancelsInOrder() {
    struct Many: Reducer {
      let log: Log<Int>
      let clock: TestClock
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        .merge(
          (0..<20).map { id in
            .run { _ in
              defer { log.append(id) }
              try await clock.sleep(for: .seconds(60))
            }
          })
      }
    }
    let log = Log<Int>()
    let runtime = ManualRuntime()
    let store = Store(
      initialState: 0, reducer: Many(log: log, clock: clock), runtime: runtime.effects)
    store.send(1).cancel()
    runtime.drain()
    #expect(log.entries == Array(0..<20))
  }

  @Test("a subscriber gets the state that the store's own first effects have made")
  func subscribeActivates() {
    struct Greeting: Reducer {
      var body: some Reducer<Int, Int> {
        Reduce { state, action in
          state += action
          return .none
        }
        Subscriptions { _ in [Subscription(id: "greeting", .send(5))] }
      }
    }
    func store() -> Store<Int, Int> {
      Store(initialState: 0, reducer: Greeting(), runtime: ManualRuntime().effects)
    }
    var values: [Int] = []
    let first = store()
    first.subscribe { values.append($0) }
    #expect(values == [5])
    let second = store()
    second.subscribe(to: \.self) { values.append($0) }
    #expect(values == [5, 5])
  }

  @Test("streams begin after what the store's own first effects have made")
  func updatesActivate() async {
    struct Greeting: Reducer {
      var body: some Reducer<[Int], Int> {
        Reduce { state, action in
          state.append(action)
          return .none
        }
        Subscriptions { _ in [Subscription(id: "greeting", .send(5))] }
      }
    }
    var store: Store? = Store(
      initialState: [], reducer: Greeting(), runtime: ManualRuntime().effects)
    let updates = store?.updates(of: \.first)
    store?.send(6)
    store = nil
    var values: [Int?] = []
    for await value in updates! { values.append(value) }
    #expect(values == [])
  }

  @Test("of two subscriptions that have one id the first begins, and the other never does")
  func sameIDTwice() {
    let store = Store(
      initialState: [],
      reducer: CombineReducers<[Int], Int, _> {
        Reduce { state, action in
          state.append(action)
          return .none
        }
        Subscriptions { state in
          let both = [Subscription(id: "one", .send(1)), Subscription(id: "one", .send(2))]
          return state.isEmpty ? both : both.reversed()
        }
      }, runtime: ManualRuntime().effects)
    store.send(3)
    #expect(store.state == [1, 3])
  }
}
