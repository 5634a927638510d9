import Headwater
import Synchronization
import Testing

@testable import HeadwaterTesting

@Suite("Effects that wait for something outside")
struct SettleTests {
  /// A server outside the test, which answers on demand.
  actor Server {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func answer() async -> Int {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      return 42
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
    }
  }

  struct Feature: Reducer {
    struct State: Equatable { var answer = 0 }
    enum Action: Equatable, Sendable {
      case ask, askInTime, askAfterTick, askAll, tick, answered(Int)
    }

    let server: Server
    let clock: any Clock<Duration>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .ask:
        return .run(name: "question") { [server] send in send(.answered(await server.answer())) }
      case .askInTime:
        return .run(name: "question") { [server] send in send(.answered(await server.answer())) }
          .timeout(after: .seconds(10), clock: clock)
      case .askAfterTick:
        return .run(name: "question") { [server, clock] send in
          try await clock.sleep(for: .seconds(1))
          send(.answered(await server.answer()))
        }
      case .askAll:
        return .run { @MainActor [server] send in
          for _ in 1...3 { _ = await server.answer() }
          send(.answered(await server.answer()))
        }
      case .tick:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          send(.answered(1))
        }
      case .answered(let answer):
        state.answer = answer
        return .none
      }
    }
  }

  let server = Server()
  let clock = TestClock()

  @Test("settling waits for another actor, until an action waits to be received")
  func otherActor() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    await server.open()
    store.send(.ask)
    await store.settle()
    store.receive(.answered(42)) { $0.answer = 42 }
    store.finish()
  }

  @Test("an effect on the main actor settles, however often it waits")
  func mainActor() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    store.send(.askAll)
    await server.open()
    await store.settle()
    store.receive(.answered(42)) { $0.answer = 42 }
    await store.settle()
    store.finish()
  }

  @Test("the test may wait for an actor that an effect has called outside of the store's calls")
  func sharedActor() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    store.send(.askAll)
    // When the main actor is free, the effect has called the server, and no code drains the runtime.
    await MainActor.run {}
    await server.open()
    await store.settle()
    store.receive(.answered(42)) { $0.answer = 42 }
    await store.settle()
    store.finish()
  }

  @Test("an effect that waits for a test clock is not waited for")
  func clockOnly() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    store.send(.tick)
    await store.settle()
    clock.advance(by: .seconds(1))
    store.receive(.answered(1)) { $0.answer = 1 }
    store.finish()
  }

  @Test("an effect that waits without end fails the test, which names the effect")
  func limit() async {
    var failures: [String] = []
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    store.report = { message, _ in failures.append(message) }
    store.send(.ask)
    await store.settle(limit: .zero)
    store.isFinished = true
    await server.open()
    #expect(
      failures == [
        """
        Nothing outside the test has let an effect go on for 0.0 seconds, and this effect still \
        waits for it:

            • `question` at SettleTests.swift:37 waits for something outside the test store

        So far the test has:
            sent .ask

        Let what it waits for happen before `settle()`, or leave `settle()` out.
        """
      ])
  }

  @Test("the time limit of an effect is not what the effect waits for")
  func timeout() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    var failures: [String] = []
    store.report = { message, _ in failures.append(message) }
    store.send(.askInTime)
    await store.settle(limit: .zero)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("`question` at SettleTests.swift:39 waits for some") == true)
    await server.open()
    await store.settle()
    store.receive(.answered(42)) { $0.answer = 42 }
    await store.settle()
    store.finish()
    #expect(failures.count == 1)
  }

  @Test("an effect that has slept is waited for again")
  func slept() async {
    let store = TestStore(
      initialState: Feature.State(), reducer: Feature(server: server, clock: clock))
    store.send(.askAfterTick)
    clock.advance(by: .seconds(1))
    await server.open()
    await store.settle()
    store.receive(.answered(42)) { $0.answer = 42 }
    await store.settle()
    store.finish()
  }
}
