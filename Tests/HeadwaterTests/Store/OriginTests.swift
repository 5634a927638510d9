import Headwater
import HeadwaterTesting
import Testing

/// Ticks twice at the start, through a subscription.
private struct DoubleTick: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Sendable {
    case start
    case ticked
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
    Subscriptions { state in
      state.count == 1
        ? [Subscription(id: "ticks", .merge(.send(.ticked), .run { $0(.ticked) }))] : []
    }
  }
}

private struct Ticks: Reducer {
  struct State: Equatable {
    var ticker = DoubleTick.State()
  }

  enum Action: CasePathable, Sendable {
    case ticker(DoubleTick.Action)

    enum TickerCase: CasePath {
      static func embed(_ value: DoubleTick.Action) -> Action { .ticker(value) }
      static func extract(_ root: Action) -> DoubleTick.Action? {
        switch root {
        case .ticker(let action): action
        }
      }
    }

    struct Cases {
      var ticker: TickerCase.Type { TickerCase.self }
    }

    static var cases: Cases { Cases() }
  }

  var body: some Reducer<State, Action> { DoubleTick().lift(state: \.ticker, action: \.ticker) }
}

/// The origins of actions for store observers and middlewares.
@MainActor
@Suite("Origins of actions")
struct OriginTests {
  /// Records each turn.
  final class Recorder<State, Action>: StoreObserver {
    var actions: [Action] = []
    var origins: [ActionOrigin] = []
    var states: [State] = []
    var isStopped: [Bool] = []

    var words: [String] { origins.map(\.description) }

    func attached(state: State) { states.append(state) }

    func turnEnded(_ turn: StoreTurn<Action>, state: State) {
      actions.append(turn.action)
      origins.append(turn.origin)
      states.append(state)
      isStopped.append(turn.isStopped)
    }
  }

  /// Replaces or stops actions.
  struct Gate: Middleware {
    func before(
      _ action: Counter.Action, state: Counter.State, context: MiddlewareContext<Counter.State>
    ) -> MiddlewareVerdict<Counter.Action> {
      switch action {
      case .rename("replace"): .replace(with: .increment)
      case .rename("stop"): .stop(with: .send(.increment))
      case .rename("run"): .pass(with: .run(name: "gate") { send in send(.increment) })
      default: .pass
      }
    }
  }

  let recorder = Recorder<Counter.State, Counter.Action>()
  let runtime = ManualRuntime()

  private func store(
    _ middleware: (any Middleware<Counter.State, Counter.Action>)? = nil
  ) -> Store<Counter.State, Counter.Action> {
    let store = Store(
      initialState: Counter.State(), reducer: Counter(clock: TestClock()), middleware: middleware,
      runtime: runtime.effects)
    store.attach(recorder)
    return store
  }

  @Test("a sent action tells its line, and a follow-up its reducer")
  func sent() {
    let store = store()
    let line: UInt = #line + 1
    store.send(.countTo(2))
    #expect(recorder.words == ["OriginTests.swift:\(line)", "its reducer, as `.send`"])
    #expect(recorder.origins.map(\.place.line) == [line, line])
  }

  @Test("an observer sees the state at once, and the state after each turn")
  func states() {
    let store = store()
    store.send(.increment)
    store.send(.rename("a"))
    #expect(recorder.states.map(\.count) == [0, 1, 1])
    #expect(recorder.actions == [.increment, .rename("a")])
  }

  @Test("a detached observer is not called any more")
  func detach() {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    let subscription = store.attach(recorder)
    store.send(.increment)
    subscription.cancel()
    store.send(.increment)
    #expect(recorder.actions.count == 1 && store.count == 2)
  }

  @Test("an observer that another detaches is not told of that turn any more")
  func detachedByOther() {
    final class Detacher: StoreObserver {
      var other: StoreSubscription?
      func turnEnded(_ turn: StoreTurn<Counter.Action>, state: Counter.State) { other?.cancel() }
    }
    let store = Store(initialState: Counter.State(), reducer: Counter())
    let detacher = Detacher()
    store.attach(detacher)
    detacher.other = store.attach(recorder)
    store.send(.increment)
    #expect(recorder.actions.isEmpty)
  }

  @Test("what an observer sends waits for the end of the turn")
  func reentrancy() {
    @MainActor
    final class Echo: @MainActor StoreObserver {
      weak var store: Store<Counter.State, Counter.Action>?
      var counts: [Int] = []

      func turnEnded(_ turn: StoreTurn<Counter.Action>, state: Counter.State) {
        counts.append(state.count)
        guard counts.count < 3 else { return }
        store?.send(.increment)
      }
    }
    let store = Store(initialState: Counter.State(), reducer: Counter())
    let echo = Echo()
    echo.store = store
    store.attach(echo)
    store.send(.increment)
    #expect(echo.counts == [1, 2, 3])
  }

  @Test("attaching to a scope is an issue")
  func scope() {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    let scope = store.scope(state: { $0.count }, action: { (action: Counter.Action) in action })
    scope.attach(Recorder<Int, Counter.Action>())
    #expect(
      issues == [
        "`attach` was called on a scope, which has no turns of its own: its root does. Nothing was "
          + "attached.\n\nCall it on the root store."
      ])
  }

  @Test("a replaced action has the original as its origin")
  func replaced() {
    let store = store(Gate())
    let line: UInt = #line + 1
    store.send(.rename("replace"))
    #expect(recorder.actions == [.increment])
    #expect(recorder.origins.first?.replaced == ".rename")
    #expect(recorder.origins.first?.place.line == line)
    #expect(
      recorder.words == [
        "the middleware `Gate`, in place of .rename from OriginTests.swift:\(line)"
      ])
  }

  @Test("a stopped action is told as such, and the middleware's own as its own")
  func stopped() {
    let store = store(Gate())
    store.send(.rename("stop"))
    #expect(recorder.actions == [.rename("stop"), .increment])
    #expect(recorder.isStopped == [true, false])
    #expect(recorder.words.last == "the middleware `Gate`, as `.send`")
    #expect(recorder.origins.last?.middleware == "Gate")
  }

  @Test("an action of a middleware's effect names the effect and the middleware")
  func middlewareEffect() {
    let store = store(Gate())
    store.send(.rename("run"))
    #expect(recorder.actions == [.rename("run"), .increment])
    #expect(recorder.words.last == "`gate` at OriginTests.swift:86 of the middleware `Gate`")
  }

  @Test("an action of a subscription names it, through a lift too")
  func subscription() {
    let recorder = Recorder<Ticks.State, Ticks.Action>()
    let store = Store(
      initialState: Ticks.State(), reducer: Ticks(), runtime: runtime.effects)
    store.attach(recorder)
    store.send(.ticker(.start))
    #expect(
      recorder.words.dropFirst().first == "the subscription \"ticks\", as `.send`")
    #expect(recorder.origins.dropFirst().first?.subscription == "ticks")
  }

  @Test("an action that a binding sends carries the origin of the other store's action")
  func binding() {
    let source = Store(initialState: Counter.State(), reducer: Counter())
    let target = store()
    target.bind(to: source, on: \.count, with: { .rename("\($0)") })
    let bindLine: UInt = #line - 1
    let line: UInt = #line + 1
    source.send(.increment)
    #expect(recorder.actions == [.rename("1")])
    #expect(recorder.origins.first?.bound?.place.line == line)
    #expect(
      recorder.words == [
        "`bind` at OriginTests.swift:\(bindLine), for an action from OriginTests.swift:\(line)"
      ])
  }

  @Test("an action that a binding sends to a scope carries that origin too")
  func bindingToScope() {
    let source = Store(initialState: Counter.State(), reducer: Counter())
    let parent = Store(
      initialState: Ticks.State(), reducer: Ticks(), runtime: runtime.effects)
    let recorder = Recorder<Ticks.State, Ticks.Action>()
    parent.attach(recorder)
    let target = parent.scope(state: \.ticker, action: \.ticker)
    target.bind(to: source, on: \.count, with: { _ in .ticked })
    let bindLine: UInt = #line - 1
    let line: UInt = #line + 1
    source.send(.increment)
    #expect(
      recorder.words.first
        == "`bind` at OriginTests.swift:\(bindLine), for an action from OriginTests.swift:\(line)")
    #expect(recorder.origins.first?.bound?.place.line == line)
  }

  @Test("two stores that bind one another for ever are stopped, and their origins stay small")
  func endlessBinding() {
    let first = Store(initialState: Counter.State(), reducer: Counter())
    let second = Store(initialState: Counter.State(), reducer: Counter())
    var issues: [String] = []
    first.onIssue = { issues.append($0.message) }
    first.bind(to: second, on: \.count, with: { _ in .increment })
    second.bind(to: first, on: \.count, with: { _ in .increment })
    first.send(.increment)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("would never empty") == true)
  }
}
