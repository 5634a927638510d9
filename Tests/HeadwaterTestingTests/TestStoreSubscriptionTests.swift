import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("Subscriptions in a test store")
struct TestStoreSubscriptionTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var interval: Int?
      var ticks = 0
    }

    enum Action: Equatable, Sendable {
      case tick
      case tickEvery(Int?)
    }

    let clock: TestClock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .tick: state.ticks += 1
        case .tickEvery(let interval): state.interval = interval
        }
        return .none
      }
      Subscriptions { [clock] state in
        if let interval = state.interval {
          [
            Subscription(
              id: interval,
              .run(name: "timer") { send in
                while true {
                  try await clock.sleep(for: .seconds(interval))
                  send(.tick)
                }
              })
          ]
        } else {
          []
        }
      }
    }
  }

  let clock = TestClock()

  private func makeStore(interval: Int? = nil) -> TestStore<Feature.State, Feature.Action> {
    TestStore(initialState: Feature.State(interval: interval), reducer: Feature(clock: clock))
  }

  @Test("what it sends is received, until the state no longer implies it")
  func beginAndEnd() {
    let store = makeStore()
    store.send(.tickEvery(2)) { $0.interval = 2 }
    clock.advance(by: .seconds(2))
    store.receive(.tick) { $0.ticks = 1 }
    clock.advance(by: .seconds(2))
    store.receive(.tick) { $0.ticks = 2 }
    store.send(.tickEvery(nil)) { $0.interval = nil }
    store.finish()
  }

  @Test("another id ends it and begins another")
  func otherID() {
    let store = makeStore()
    store.send(.tickEvery(2)) { $0.interval = 2 }
    clock.advance(by: .seconds(1))
    store.send(.tickEvery(3)) { $0.interval = 3 }
    clock.advance(by: .seconds(1))
    #expect(store.engine.waiting.isEmpty)
    clock.advance(by: .seconds(2))
    store.receive(.tick) { $0.ticks = 1 }
    store.send(.tickEvery(nil)) { $0.interval = nil }
    store.finish()
  }

  @Test("a subscription that still runs at the end is a failure, which says what ends it")
  func left() {
    var failures: [String] = []
    let store = makeStore()
    store.report = { message, _ in failures.append(message) }
    store.send(.tickEvery(2)) { $0.interval = 2 }
    store.finish()
    #expect(
      failures == [
        """
        The test ended and 1 effect still runs:

            • `timer` at TestStoreSubscriptionTests.swift:34 of the subscription 2 sleeps 2.0 \
        seconds: advance the clock, `clock.advance(by: .seconds(2.0))`

        So far the test has:
            sent .tickEvery

        Let it end before the test does: advance the clock, send the action that cancels, or cancel \
        the task that `send` returned. A subscription ends with the state that implies it, or by \
        `cancelEffects()`.
        """
      ])
  }

  @Test("cancelling all effects ends it")
  func cancelled() {
    let store = makeStore()
    store.send(.tickEvery(2)) { $0.interval = 2 }
    store.cancelEffects()
    store.finish()
  }

  @Test("those of the initial state begin with the store")
  func initialState() {
    let store = makeStore(interval: 2)
    clock.advance(by: .seconds(2))
    store.receive(.tick) { $0.ticks = 1 }
    store.cancelEffects()
    store.finish()
  }

  @Test("subscriptions of the initial state have to end before the test, too")
  func initialStateLeft() {
    var failures: [String] = []
    do {
      let store = makeStore(interval: 2)
      store.report = { message, _ in failures.append(message) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The test ended and 1 effect still runs:") == true)
  }
}
