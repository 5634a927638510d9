import Headwater
import Testing

/// A feature with one effect, whose work on the main actor a test provides.
private struct Recorder: Reducer {
  enum Action: Sendable {
    case start
    case stop
    case add(Int)
  }

  let work: @MainActor @Sendable (Send<Action>) async -> Void

  func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { @MainActor [work] send in await work(send) }.cancellable(id: "work")
    case .stop:
      return .cancel(id: "work")
    case .add(let number):
      state.append(number)
      return .none
    }
  }
}

/// The values that the effects of a test share with it.
@MainActor
private final class Shared {
  var store: Store<[Int], Recorder.Action>?
  var send: Send<Recorder.Action>?
  var states: [[Int]] = []

  func noteState() {
    if let store { states.append(store.state) }
  }

  /// Runs the effect in a live store, and waits until it has ended.
  func run(_ work: @escaping @MainActor @Sendable (Send<Recorder.Action>) async -> Void) async {
    let store = Store(initialState: [], reducer: Recorder(work: work))
    self.store = store
    await store.send(.start).finish()
  }
}

@MainActor
@Suite("Sending from the store's own actor")
struct SendOnActorTests {
  private let shared = Shared()

  @Test("the action is processed before `send` returns")
  func atOnce() async {
    await shared.run { [shared] send in
      send(.add(1))
      shared.noteState()
      send(.add(2))
      shared.noteState()
    }
    #expect(shared.states == [[1], [1, 2]])
  }

  @Test("inside a turn of the same effect, the action waits for the turn's end")
  func insideOwnTurn() async {
    var subscription: StoreSubscription?
    await shared.run { [shared] send in
      subscription = shared.store?.subscribe { state in
        guard state == [1] else { return }
        send(.add(2))
        shared.noteState()
      }
      send(.add(1))
    }
    subscription?.cancel()
    #expect(shared.states == [[1]])
    #expect(shared.store?.state == [1, 2])
  }

  @Test("inside a turn of another sender, the action waits for the turn's end")
  func insideForeignTurn() async {
    await shared.run { [shared] send in shared.send = send }
    let subscription = shared.store?.subscribe { [shared] state in
      guard state == [1] else { return }
      shared.send?(.add(2))
      shared.noteState()
    }
    shared.store?.send(.add(1))
    subscription?.cancel()
    #expect(shared.states == [[1]])
    #expect(shared.store?.state == [1, 2])
  }

  @Test("once the effect is cancelled, by its own action too, nothing is sent")
  func cancelled() async {
    await shared.run { send in
      send(.add(1))
      send(.stop)
      send(.add(2))
    }
    #expect(shared.store?.state == [1])
  }

  @Test("actions that already wait are processed first")
  func order() async {
    await shared.run { send in
      let elsewhere = Task.detached { send(.add(1)) }
      await elsewhere.value
      send(.add(2))
    }
    #expect(shared.store?.state == [1, 2])
  }

  @Test("a store actor's effects do the same on that actor")
  func storeActor() async {
    let states = Log<[Int]>()
    let store = StoreActor(initialState: [], reducer: Forwarder(states: states))
    await store.send(.forward(store)).finish()
    #expect(states.entries == [[1]])
  }
}

/// A feature with an effect that sends from its store's actor.
private struct Forwarder: Reducer {
  enum Action: Sendable {
    case forward(StoreActor<[Int], Action>)
    case add(Int)
  }

  let states: Log<[Int]>

  func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
    switch action {
    case .forward(let store):
      return .run { [states] send in states.append(await store.add(1, by: send)) }
    case .add(let number):
      state.append(number)
      return .none
    }
  }
}

extension StoreActor<[Int], Forwarder.Action> {
  /// Sends an action from here, and returns the state right after that.
  fileprivate func add(_ number: Int, by send: Send<Forwarder.Action>) -> [Int] {
    send(.add(number))
    return read { $0 }
  }
}
