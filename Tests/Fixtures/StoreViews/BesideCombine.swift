import Combine
import struct Headwater.Subscription
import struct Headwater.Subscriptions
import HeadwaterUI

// Combine also has a `Subscription` and `Subscriptions`. The two imports at the top choose the core's.

struct Ticking: Reducer {
  struct State: Equatable {
    var isOn = false
  }

  enum Action: Sendable {
    case ticked
  }

  var body: some Reducer<State, Action> {
    Subscriptions { state in
      if state.isOn { [timer] } else { [] }
    }
  }

  private var timer: Subscription<Action> { Headwater.Subscription(id: "timer", .none) }
}
