import Headwater
import HeadwaterTesting
import Testing

/// Two parts of a body with the same subscription id, each active while its switch is on.
private struct Pair: Reducer {
  struct State: Equatable {
    var isFirstOn = true
    var isSecondOn = true
    var heard: [String] = []
  }

  enum Action: Equatable, Sendable { case setFirst(Bool), setSecond(Bool), heard(String) }

  let clock: TestClock

  var body: some Reducer<State, Action> {
    subscriptions("first", while: \.isFirstOn)
    subscriptions("second", while: \.isSecondOn)
    Reduce { state, action in
      switch action {
      case .setFirst(let isOn): state.isFirstOn = isOn
      case .setSecond(let isOn): state.isSecondOn = isOn
      case .heard(let name): state.heard.append(name)
      }
      return .none
    }
  }

  private func subscriptions(
    _ name: String, while isOn: @escaping (State) -> Bool
  ) -> Subscriptions<State, Action> {
    Subscriptions { [clock] state in
      guard isOn(state) else { return [] }
      let timer = Effect<Action>.run { send in
        while !Task.isCancelled {
          try await clock.sleep(for: .seconds(1))
          send(.heard(name))
        }
      }
      return [Subscription(id: "timer", timer)]
    }
  }
}

@Suite("Two lists of subscriptions at one place")
struct TwoSubscriptionListsTests {
  @Test("with the same id both run, and each ends alone")
  func sameID() {
    let clock = TestClock()
    let store = TestStore(initialState: Pair.State(), reducer: Pair(clock: clock))

    clock.advance(by: .seconds(1))
    store.receive(.heard("first")) { $0.heard = ["first"] }
    store.receive(.heard("second")) { $0.heard = ["first", "second"] }

    store.send(.setFirst(false)) { $0.isFirstOn = false }
    clock.advance(by: .seconds(1))
    store.receive(.heard("second")) { $0.heard = ["first", "second", "second"] }

    store.send(.setSecond(false)) { $0.isSecondOn = false }
    clock.advance(by: .seconds(1))
    store.finish()
  }
}
