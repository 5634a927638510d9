import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Middlewares")
struct MiddlewareTests {
  /// A middleware that records what it sees, with a closure that decides.
  struct Spy: Middleware {
    let name: String
    let log: Log<String>
    var decide: (Counter.Action) -> MiddlewareVerdict<Counter.Action> = { _ in .pass }
    var follow: (Counter.Action) -> Effect<Counter.Action> = { _ in .none }

    func before(
      _ action: Counter.Action, state: Counter.State, context: MiddlewareContext<Counter.State>
    ) -> MiddlewareVerdict<Counter.Action> {
      log.append("\(name) before \(action) at \(state.count)")
      return decide(action)
    }

    func after(
      _ action: Counter.Action, state: Counter.State, context: MiddlewareContext<Counter.State>
    ) -> Effect<Counter.Action> {
      log.append("\(name) after \(action) at \(state.count)")
      return follow(action)
    }
  }

  let log = Log<String>()

  private func store(
    _ middleware: some Middleware<Counter.State, Counter.Action>
  ) -> Store<Counter.State, Counter.Action> {
    Store(
      initialState: Counter.State(), reducer: Counter(), middleware: middleware,
      runtime: ManualRuntime().effects)
  }

  @Test("each sees an action before and after the reducer, in their order")
  func order() {
    let store = store(Spy(name: "a", log: log) <> Spy(name: "b", log: log))
    store.send(.increment)
    #expect(
      log.entries == [
        "a before increment at 0", "b before increment at 0",
        "a after increment at 1", "b after increment at 1",
      ])
  }

  @Test("later middlewares and the reducer see the replacement of an action")
  func replace() {
    let store = store(
      Spy(name: "a", log: log, decide: { _ in .replace(with: .rename("r")) })
        <> Spy(name: "b", log: log))
    store.send(.increment)
    #expect(store.name == "r" && store.count == 0)
    #expect(log.entries[1...].allSatisfy { $0.contains("rename") })
  }

  @Test("a stopped action goes no further, but its effects start")
  func stop() {
    let store = store(
      Spy(
        name: "a", log: log,
        decide: { $0 == .increment ? .stop(with: .send(.rename("stopped"))) : .pass })
        <> Spy(name: "b", log: log))
    store.send(.increment)
    #expect(store.count == 0)
    #expect(store.name == "stopped")
    #expect(!log.entries.contains { $0.hasPrefix("b before increment") })
  }

  @Test("effects start in the order before, reducer, after")
  func effectOrder() {
    let store = store(
      Spy(
        name: "a", log: log,
        decide: { $0 == .each([.nothing]) ? .pass(with: .send(.rename("before"))) : .pass },
        follow: { $0 == .each([.nothing]) ? .send(.rename("after")) : .none }))
    store.send(.each([.nothing]))
    let order = log.entries.filter { $0.hasPrefix("a before") }
    #expect(
      order == [
        "a before each([HeadwaterTests.Counter.Action.nothing]) at 0",
        "a before rename(\"before\") at 0", "a before nothing at 0",
        "a before rename(\"after\") at 0",
      ])
  }

  @Test("composition is associative, and the empty middleware is its identity")
  func laws() {
    func entries(_ middleware: some Middleware<Counter.State, Counter.Action>) -> [String] {
      let before = log.entries.count
      store(middleware).send(.increment)
      return Array(log.entries[before...])
    }
    let (a, b, c) = (Spy(name: "a", log: log), Spy(name: "b", log: log), Spy(name: "c", log: log))
    #expect(entries((a <> b) <> c) == entries(a <> (b <> c)))
    #expect(entries(EmptyMiddleware() <> a) == entries(a))
    #expect(entries(a <> EmptyMiddleware()) == entries(a))
  }

  @Test("an effect reads the state as it is then")
  func readLater() async {
    struct Reader: Middleware {
      let clock: any Clock<Duration>
      let log: Log<Int?>
      func after(
        _ action: Counter.Action, state: Counter.State, context: MiddlewareContext<Counter.State>
      ) -> Effect<Counter.Action> {
        guard action == .nothing else { return .none }
        return .run { [log] _ in log.append(await context.read { $0.count }) }
      }
    }
    let log = Log<Int?>()
    let store = Store(
      initialState: Counter.State(), reducer: Counter(),
      middleware: Reader(clock: TestClock(), log: log))
    let task = store.send(.nothing)
    store.send(.increment)
    await task.finish()
    #expect(log.entries == [1])
  }

  @Test("a lifted middleware sees its own actions with its own state")
  func lift() {
    struct Child: Middleware {
      let log: Log<String>
      func before(
        _ action: Ticker.Action, state: Ticker.State, context: MiddlewareContext<Ticker.State>
      ) -> MiddlewareVerdict<Ticker.Action> {
        log.append("\(action) at \(state.count)")
        return action == .start ? .replace(with: .increment) : .pass
      }
    }
    let store = Store(
      initialState: Screen.State(), reducer: Screen(),
      middleware: Child(log: log).lift(state: \.counter, action: \Screen.Action.Cases.counter),
      runtime: ManualRuntime().effects)
    store.send(.counter(.start))
    store.send(.set(.note("a")))
    #expect(log.entries == ["start at 0"])
    #expect(store.counter.count == 1)
  }

  @Test("a middleware that listens begins with the first use of its store and ends with it")
  func listens() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let life = Log<String>()
    continuation.onTermination = { _ in life.append("ended") }
    let runtime = ManualRuntime()
    var store: Store<Counter.State, Counter.Action>? = Store(
      initialState: Counter.State(), reducer: Counter(),
      middleware: SequenceMiddleware<Counter.State, Counter.Action>("numbers") {
        life.append("began")
        return stream
      } send: {
        .rename("\($0)")
      },
      runtime: runtime.effects)
    continuation.yield(7)
    #expect(life.entries.isEmpty)
    store?.send(.nothing)
    #expect(store?.name == "7")
    #expect(life.entries == ["began"])
    store = nil
    runtime.drain()
    #expect(life.entries == ["began", "ended"])
  }

  @Test("a logger writes a line for each action it is asked to")
  func logging() {
    let store = store(
      LoggingMiddleware<Counter.State, Counter.Action>(
        isLogged: { $0 != .nothing },
        describe: { action, state, _ in "\(action) → \(state.count)" },
        write: { [log] in log.append($0) }))
    store.send(.increment)
    store.send(.nothing)
    #expect(log.entries == ["increment → 1"])
  }

  @Test("by default the line tells where the action came from")
  func loggingOfOrigins() {
    let store = store(
      LoggingMiddleware<Counter.State, Counter.Action>(write: { [log] in log.append($0) }))
    let line: UInt = #line + 1
    store.send(.increment)
    #expect(log.entries == ["increment from MiddlewareTests.swift:\(line)"])
  }

  @Test("a middleware is made from its dependencies")
  func inject() {
    struct World {
      let write: @Sendable (String) -> Void
    }
    let reader = MiddlewareReader { (world: World) in
      LoggingMiddleware<Counter.State, Counter.Action>(
        describe: { action, _, _ in "\(action)" }, write: world.write)
    }
    let store = store(reader.inject(World(write: { [log] in log.append($0) })))
    store.send(.increment)
    #expect(log.entries == ["increment"])
  }

  @Test("a middleware that is made from a part of the dependencies is made from the whole, too")
  func pullback() {
    struct World { let log: Log<String> }
    struct WiderWorld { let inner: World }
    let reader = MiddlewareReader { (world: World) in Spy(name: "a", log: world.log) }
      .pullback { (wider: WiderWorld) in wider.inner }
    store(reader.inject(WiderWorld(inner: World(log: log)))).send(.increment)
    #expect(log.entries == ["a before increment at 0", "a after increment at 1"])
  }
}
