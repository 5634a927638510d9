import Testing

@testable import Headwater

@MainActor
@Suite("Stores that are made under a hold")
struct StartHoldTests {
  @Test("begin their subscriptions with the release, if they were read before")
  func subscriptions() {
    let hold = StartHold()
    let store = hold.run { Store(initialState: Listener.State(), reducer: Listener()) }
    #expect(store.heard == 0)

    hold.release()

    #expect(store.heard == 1)
  }

  @Test("begin at their first use, if that comes after the release")
  func unused() {
    let hold = StartHold()
    let store = hold.run { Store(initialState: Listener.State(), reducer: Listener()) }
    hold.release()
    #expect(store.heard == 1)
  }

  @Test("process actions as ever, and begin what the state implies by then")
  func actions() {
    let hold = StartHold()
    let store = hold.run { Store(initialState: Listener.State(), reducer: Listener()) }
    store.send(.turnOff)
    hold.release()
    #expect(store.heard == 0)

    store.send(.turnOn)
    #expect(store.heard == 1)
  }

  @Test("let their middlewares begin with the release too")
  func middlewares() {
    let hold = StartHold()
    let began = Log<Void>()
    let store = hold.run {
      Store(
        initialState: Listener.State(isOn: false), reducer: Listener(),
        middleware: Beginner { began.append(()) })
    }
    #expect(store.heard == 0)
    #expect(began.entries.isEmpty)

    hold.release()

    #expect(began.entries.count == 1)
  }

  @Test("are not held when they are made after the release, or beside it")
  func others() {
    let hold = StartHold()
    let beside = Store(initialState: Listener.State(), reducer: Listener())
    #expect(beside.heard == 1)

    hold.release()
    let later = hold.run { Store(initialState: Listener.State(), reducer: Listener()) }
    #expect(later.heard == 1)
  }
}

/// Hears something as soon as its subscription begins.
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

/// Says when it begins.
private struct Beginner: Middleware {
  typealias State = Listener.State
  typealias Action = Listener.Action

  let begin: () -> Void

  func start(context: MiddlewareContext<State>) -> Effect<Action> {
    begin()
    return .none
  }
}
