import Headwater

// An effect cannot capture the state, which is only valid while the reducer runs. It captures copies of values.

struct Timer: Reducer {
  enum Action: Sendable {
    case start
    case ticked
  }

  func reduce(into state: inout Counter.State, action: Action) -> Effect<Action> {
    #if MISUSE
      return .run { send in
        // expected-error @+1 {{mutable capture of 'inout' parameter 'state' is not allowed in concurrently-executing code}}
        if state.count < 3 { send(.ticked) }
      }
    #else
      return .run { [count = state.count] send in
        if count < 3 { send(.ticked) }
      }
    #endif
  }
}
