import Headwater
import HeadwaterTesting
import Testing

/// Effects on the manual runtime, which has the same order in every run.
@MainActor
@Suite("Effects")
struct EffectTests {
  let clock = TestClock()
  let runtime = ManualRuntime()

  private func makeStore() -> Store<Counter.State, Counter.Action> {
    Store(
      initialState: Counter.State(), reducer: Counter(clock: clock), runtime: runtime.effects)
  }

  @Test("an effect's action arrives when its work is done")
  func run() {
    let store = makeStore()
    store.send(.later(1))
    #expect(store.count == 0)
    clock.advance(by: .seconds(1))
    #expect(store.count == 1)
  }

  @Test("after a cancellation by id no action arrives")
  func cancel() {
    let store = makeStore()
    store.send(.later(1))
    store.send(.later(1))
    store.send(.cancelLater)
    clock.advance(by: .seconds(1))
    #expect(store.count == 0)
  }

  @Test("an uncaught error is an issue that names the effect and its place")
  func uncaught() {
    let store = makeStore()
    var issues: [StoreIssue] = []
    store.onIssue = { issues.append($0) }
    store.send(.fail)
    #expect(issues.count == 1)
    let text = issues.first.map(\.message) ?? ""
    #expect(text.hasPrefix("The effect `run` at Features.swift:"))
  }

  @Test("an error that is caught becomes an action")
  func caught() {
    struct Loading: Reducer {
      func reduce(into state: inout String, action: String) -> Effect<String> {
        guard action == "load" else {
          state = action
          return .none
        }
        return .run { _ in
          throw Counter.Failure(code: 3)
        } catch: { error, send in
          send("\(error)")
        }
      }
    }
    let store = Store(initialState: "", reducer: Loading(), runtime: runtime.effects)
    store.send("load")
    #expect(store.state == "Failure(code: 3)")
  }

  /// An effect that starts itself again under its own id.
  private struct Poll: Reducer {
    enum Action { case start, tick, stop }
    let clock: any Clock<Duration>
    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .start:
        return poll
      case .tick:
        state += 1
        return poll
      case .stop:
        return .cancel(id: "poll")
      }
    }
    private var poll: Effect<Action> {
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(.tick)
      }
      .cancellable(id: "poll", cancelInFlight: true)
    }
  }

  @Test("an effect that restarts under its own id from its own result keeps running")
  func restart() {
    let store = Store(initialState: 0, reducer: Poll(clock: clock), runtime: runtime.effects)
    store.send(.start)
    clock.advance(by: .seconds(30))
    #expect(store.state == 30)
    store.send(.stop)
    clock.advance(by: .seconds(30))
    #expect(store.state == 30)
  }

  @Test("a replaced effect is torn down exactly once")
  func teardown() {
    struct Watch: Reducer {
      let log: Log<String>
      let clock: any Clock<Duration>
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        .run { [log, clock] _ in
          defer { log.append("end \(action)") }
          try await clock.sleep(for: .seconds(1))
        }
        .cancellable(id: "watch", cancelInFlight: true)
      }
    }
    let log = Log<String>()
    let store = Store(
      initialState: 0, reducer: Watch(log: log, clock: clock), runtime: runtime.effects)
    store.send(1)
    store.send(2)
    #expect(log.entries == ["end 1"])
    clock.advance(by: .seconds(2))
    #expect(log.entries == ["end 1", "end 2"])
  }

  @Test(
    "an action that an effect sent before it was cancelled, and that still waits, does not arrive")
  func sentBeforeCancel() {
    struct Sender: Reducer {
      enum Action { case start, first, second, cancel }
      func reduce(into state: inout [String], action: Action) -> Effect<Action> {
        state.append("\(action)")
        switch action {
        case .start:
          return .run { send in
            send(.first)
            send(.second)
          }
          .cancellable(id: "sender")
        case .first: return .cancel(id: "sender")
        case .second, .cancel: return .none
        }
      }
    }
    let store = Store(initialState: [], reducer: Sender(), runtime: runtime.effects)
    store.send(.start)
    #expect(store.state == ["start", "first"])
  }

  @Test("debounce starts the last effect after a pause")
  func debounce() {
    struct Typing: Reducer {
      enum Action { case typed(String), paused(String) }
      let clock: any Clock<Duration>
      func reduce(into state: inout [String], action: Action) -> Effect<Action> {
        switch action {
        case .typed(let text):
          return .send(.paused(text)).debounce(id: "typing", for: .seconds(0.8), clock: clock)
        case .paused(let text):
          state.append(text)
          return .none
        }
      }
    }
    let store = Store(initialState: [], reducer: Typing(clock: clock), runtime: runtime.effects)
    store.send(.typed("a"))
    clock.advance(by: .seconds(0.799))
    store.send(.typed("ab"))
    clock.advance(by: .seconds(0.799))
    #expect(store.state == [])
    clock.advance(by: .seconds(0.001))
    #expect(store.state == ["ab"])
    clock.advance(by: .seconds(10))
    #expect(store.state == ["ab"])
  }

  @Test("a scope separates the ids of two children of the same type")
  func scopedIDs() {
    struct Child: Reducer {
      enum Action { case start, done, stop }
      let clock: any Clock<Duration>
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .start:
          return .run { [clock] send in
            try await clock.sleep(for: .seconds(1))
            send(.done)
          }
          .cancellable(id: "work", cancelInFlight: true)
        case .done:
          state += 1
          return .none
        case .stop:
          return .cancel(id: "work")
        }
      }
    }
    struct Parent: Reducer {
      struct State: Equatable {
        var left = 0
        var right = 0
      }
      enum Action { case left(Child.Action), right(Child.Action) }
      let child: Child
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .left(let action):
          child.reduce(into: &state.left, action: action).map(Action.left, scope: \State.left)
        case .right(let action):
          child.reduce(into: &state.right, action: action).map(Action.right, scope: \State.right)
        }
      }
    }
    let store = Store(
      initialState: Parent.State(), reducer: Parent(child: Child(clock: clock)),
      runtime: runtime.effects)
    store.send(.left(.start))
    store.send(.right(.start))
    store.send(.left(.stop))
    clock.advance(by: .seconds(1))
    #expect(store.state == Parent.State(left: 0, right: 1))
  }

  @Test("three effects that are due at the same instant run in the order of their registration")
  func sameInstant() {
    struct Three: Reducer {
      let clock: any Clock<Duration>
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        if action == 0 {
          return .merge(
            (1...3).map { number in
              .run { [clock] send in
                try await clock.sleep(for: .seconds(1))
                send(number)
                await withTaskGroup(of: Void.self) { group in
                  group.addTask { send(number * 10) }
                }
              }
            })
        }
        state.append(action)
        return .none
      }
    }
    for _ in 1...1_000 {
      let clock = TestClock()
      let store = Store(
        initialState: [], reducer: Three(clock: clock), runtime: ManualRuntime().effects)
      store.send(0)
      clock.advance(by: .seconds(1))
      #expect(store.state == [1, 10, 2, 20, 3, 30])
    }
  }
}
