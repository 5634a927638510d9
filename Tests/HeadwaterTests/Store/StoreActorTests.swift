import Headwater
import HeadwaterTesting
import Testing

@Suite("Listening to a store on an actor of its own")
struct StoreActorListeningTests {
  @Test("`emits` decides which states are told")
  func emits() async {
    let store = StoreActor(
      initialState: Counter.State(), reducer: Counter(), emits: .when { $0.count != $1.count })
    let log = Log<Int>()
    await store.subscribe { log.append($0.count) }
    await store.send(.rename("a"))
    await store.send(.increment)
    #expect(log.entries == [0, 1])
  }

  @Test("a subscriber of one value is told the current one and each other one, until cancelled")
  func subscribe() async {
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    let log = Log<String>()
    let subscription = await store.subscribe(to: \.name) { log.append($0) }
    await store.send(.rename("a"))
    await store.send(.increment)
    subscription.cancel()
    await store.send(.rename("b"))
    #expect(log.entries == ["", "a"])
  }

  @Test("a subscriber that sends whenever it is told is an issue, also at its first call")
  func endless() async {
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    let issues = Log<String>()
    await store.onIssue { issues.append($0.message) }
    let subscription = await store.subscribe(to: \.count) { _ in
      store.assumeIsolated { _ = $0.send(.increment) }
    }
    subscription.cancel()
    #expect(issues.entries.count == 1)
    #expect(await store.read { $0.count } == 10_000)
  }

  @Test("states come with the current one first")
  func states() async {
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    await store.send(.increment)
    var states = await store.states().makeAsyncIterator()
    #expect(await states.next()?.count == 1)
    await store.send(.increment)
    #expect(await states.next()?.count == 2)
  }

  @Test("it is bound to another actor, and to a store on the main actor")
  func bind() async {
    let source = StoreActor(initialState: Counter.State(), reducer: Counter())
    let screen = await Store(initialState: Counter.State(), reducer: Counter())
    let target = StoreActor(initialState: Counter.State(), reducer: Counter())
    await target.bind(to: source, on: \.count, with: { .rename("actor \($0)") })
    await target.bind(to: screen, on: \.count, with: { .rename("screen \($0)") })
    var names = await target.updates(of: \.name).makeAsyncIterator()
    await source.send(.increment)
    #expect(await names.next() == "actor 1")
    await screen.send(.increment)
    #expect(await names.next() == "screen 1")
  }

  @Test("it takes the manual runtime, and effects that belong to no action")
  func manualRuntime() async {
    let clock = TestClock()
    let runtime = ManualRuntime()
    let store = StoreActor(
      initialState: Counter.State(), reducer: Counter(clock: clock), runtime: runtime.effects)
    await store.addEffect(.send(.increment))
    await store.send(.later(2))
    await Self.advance(clock, on: store)
    #expect(await store.read { $0.count } == 2)
  }

  private static func advance(
    _ clock: TestClock, on store: isolated StoreActor<Counter.State, Counter.Action>
  ) {
    clock.advance(by: .seconds(2))
  }

  @Test("it tells store observers of its turns")
  func observer() async {
    struct Spy: StoreObserver {
      let log: Log<String>
      func turnEnded(_ turn: StoreTurn<Counter.Action>, state: Counter.State) {
        log.append("\(turn.action) \(state.count)")
      }
    }
    let log = Log<String>()
    let store = StoreActor(initialState: Counter.State(), reducer: Counter())
    await store.attach(Spy(log: log))
    await store.send(.increment)
    #expect(log.entries == ["increment 1"])
  }
}
