import Headwater

/// A feature that listens to a radio: while it is on, and after an action.
struct RadioListener: Reducer {
  struct State: Equatable {
    var isOn = false
    var numbers: [Int] = []
    var failures = 0
  }

  enum Action: Equatable {
    case listen
    case stop
    case turned(on: Bool)
    case heard(Int)
    case failed
  }

  let radio: TestedRadio

  var body: some Reducer<State, Action> {
    Reduce { [radio] state, action in
      switch action {
      case .listen:
        return radio.effect(name: "radio") {
          .heard($0)
        } catch: { _, send in
          send(.failed)
        }
        .cancellable(id: "radio")
      case .stop: return .cancel(id: "radio")
      case .turned(let isOn): state.isOn = isOn
      case .heard(let number): state.numbers.append(number)
      case .failed: state.failures += 1
      }
      return .none
    }
    Subscriptions { [radio] state in
      state.isOn ? [Subscription(id: "on", radio.effect { .heard($0 * 10) })] : []
    }
  }
}

/// Records the received numbers. A 0 starts an effect that listens to a radio.
struct NumberLog: Reducer {
  let radio: TestedRadio

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    guard action != 0 else { return radio.effect() }
    state.append(action)
    return .none
  }
}
