import HeadwaterTesting
import Testing

@testable import Headwater

@MainActor
@Suite("Effects before the start of their page")
struct HeldEffectTests {
  private let runtime = ManualRuntime()
  private let clock = TestClock()
  private let start = DelayedStart()

  private func makeStore() -> Store<Worker.State, Worker.Action> {
    Store(initialState: Worker.State(), reducer: Worker(clock: clock), runtime: runtime.effects)
  }

  @Test("an action changes the state at once, and the work of its effect waits for the start")
  func waits() {
    let store = start.run(makeStore)
    _ = start.run { store.send(.work("A")) }
    runtime.drain()
    #expect(store.heard == ["A begins"])

    start.begin()
    runtime.drain()
    #expect(store.heard == ["A begins", "A is done"])
  }

  @Test("effects start in the order of their actions, and later ones at once")
  func order() {
    let store = start.run(makeStore)
    _ = start.run {
      store.send(.work("A"))
      return store.send(.work("B"))
    }
    start.begin()
    runtime.drain()
    store.send(.work("C"))
    runtime.drain()
    #expect(
      store.heard == [
        "A begins", "B begins", "A is done", "B is done", "C begins", "C is done",
      ])
  }

  @Test("a delay begins with the start")
  func delay() {
    let store = start.run(makeStore)
    _ = start.run { store.send(.remind) }
    runtime.drain()
    clock.advance(by: .seconds(5))
    #expect(store.heard == [])

    start.begin()
    runtime.drain()
    clock.advance(by: .seconds(1))
    runtime.drain()
    #expect(store.heard == ["reminder"])
  }

  @Test("what was cancelled before the start never works")
  func cancelled() async {
    let store = start.run(makeStore)
    let task = start.run {
      let task = store.send(.work("A"))
      store.send(.stop)
      return task
    }
    start.begin()
    runtime.drain()
    #expect(store.heard == ["A begins"])
    await task.finish()
  }

  @Test("nothing works if nobody comes, and what waits for it goes on")
  func nobody() async {
    let store = start.run(makeStore)
    let task = start.run { store.send(.work("A")) }
    start.end()
    runtime.drain()
    start.begin()
    runtime.drain()
    #expect(store.heard == ["A begins"])
    await task.finish()
  }

  @Test("effects of a store that others share wait only for what the page itself has sent")
  func shared() {
    let store = makeStore()
    _ = start.run { store.send(.work("by the page")) }
    store.send(.work("by others"))
    runtime.drain()
    #expect(store.heard == ["by the page begins", "by others begins", "by others is done"])

    start.end()
    runtime.drain()
    #expect(store.heard.count == 3)
  }

  @Test("effects of other actors do not wait")
  func otherActors() async {
    let worker = start.run {
      StoreActor(initialState: Worker.State(), reducer: Worker(clock: clock))
    }
    await worker.send(.work("A")).finish()
    #expect(await worker.read { $0.heard } == ["A begins", "A is done"])
  }
}

/// Works in an effect.
private nonisolated struct Worker: Reducer {
  struct State: Equatable, Sendable {
    var heard: [String] = []
  }

  enum Action: Sendable {
    case work(String), remind, stop, heard(String)
  }

  nonisolated enum Job { case work }

  let clock: TestClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .work(let name):
      return .merge(
        .send(.heard("\(name) begins")),
        .run { send in send(.heard("\(name) is done")) }.cancellable(id: Job.work))
    case .remind: return .send(.heard("reminder")).delay(for: .seconds(1), clock: clock)
    case .stop: return .cancel(id: Job.work)
    case .heard(let text): state.heard.append(text)
    }
    return .none
  }
}
