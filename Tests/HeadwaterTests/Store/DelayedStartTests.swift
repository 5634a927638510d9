import Testing

@testable import Headwater

@MainActor
@Suite("Stores whose start is delayed")
struct DelayedStartTests {
  @Test("begin their subscriptions when the start comes, if they were read before")
  func subscriptions() {
    let start = DelayedStart()
    let store = start.run { Store(initialState: Listener.State(), reducer: Listener()) }
    #expect(store.heard == 0)

    start.begin()

    #expect(store.heard == 1)
  }

  @Test("begin at their first use, if that comes later")
  func unused() {
    let start = DelayedStart()
    let store = start.run { Store(initialState: Listener.State(), reducer: Listener()) }
    start.begin()
    #expect(store.heard == 1)
  }

  @Test("process actions before the start, and then begin what the state implies")
  func actions() {
    let start = DelayedStart()
    let store = start.run { Store(initialState: Listener.State(), reducer: Listener()) }
    store.send(.turnOff)
    start.begin()
    #expect(store.heard == 0)

    store.send(.turnOn)
    #expect(store.heard == 1)
  }

  @Test("let their middlewares begin then too")
  func middlewares() {
    let start = DelayedStart()
    let began = Log<Void>()
    let store = start.run {
      Store(
        initialState: Listener.State(isOn: false), reducer: Listener(),
        middleware: Beginner { began.append(()) })
    }
    #expect(store.heard == 0)
    #expect(began.entries.isEmpty)

    start.begin()

    #expect(began.entries.count == 1)
  }

  @Test("begin after the end of a page that has only been the first to use them")
  func shared() {
    let start = DelayedStart()
    let store = start.run { Store(initialState: Listener.State(), reducer: Listener()) }
    #expect(store.heard == 0)
    start.end()
    #expect(store.heard == 0)

    for start in start.takeStarts() { start() }

    #expect(store.heard == 1)
  }

  @Test("begin at once when they are made after or during the start")
  func others() {
    let start = DelayedStart()
    let beside = Store(initialState: Listener.State(), reducer: Listener())
    #expect(beside.heard == 1)

    start.begin()
    let later = start.run { Store(initialState: Listener.State(), reducer: Listener()) }
    #expect(later.heard == 1)
  }
}

/// Receives an action as soon as its subscription starts.
private struct Listener: Reducer {
  struct State: Equatable {
    var isOn = true
    var heard = 0
  }

  enum Action: Sendable {
    case hear, turnOn, turnOff
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .hear: state.heard += 1
      case .turnOn: state.isOn = true
      case .turnOff: state.isOn = false
      }
      return .none
    }
    Subscriptions { state in
      state.isOn ? [Subscription(id: "news", .send(.hear))] : []
    }
  }
}

/// A middleware that records its start.
private struct Beginner: Middleware {
  typealias State = Listener.State
  typealias Action = Listener.Action

  let begin: () -> Void

  func start(context: MiddlewareContext<State>) -> Effect<Action> {
    begin()
    return .none
  }
}
