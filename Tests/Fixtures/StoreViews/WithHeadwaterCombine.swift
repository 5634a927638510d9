import HeadwaterCombine
import HeadwaterUI

// With this import alone the names are the core's, and Combine is there all the same.

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
