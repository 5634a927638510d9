import HeadwaterCombine
import HeadwaterUI

// With this import alone, the names mean the core's types, and Combine's publishers are available.

struct Listening: Reducer {
  struct State: Equatable {
    var isOn = false
  }

  enum Action: Sendable {
    case heard(Int)
  }

  let numbers: @Sendable () -> AnyPublisher<Int, Never>

  var body: some Reducer<State, Action> {
    Subscriptions { state in
      if state.isOn { [listening] } else { [] }
    }
  }

  private var listening: Subscription<Action> {
    Subscription(id: "numbers", .publisher(numbers) { .heard($0) })
  }
}
