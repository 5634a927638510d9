import Headwater

// An effect action cannot change the state, since `effect` receives a constant.

struct Document: SplitReducer {
  struct State: Equatable {
    var text = ""
  }

  enum MutatingAction { case cleared }
  enum EffectAction { case saveTapped }

  func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> {
    state.text = ""
    return .none
  }

  func effect(_ state: State, _ action: EffectAction) -> Effect<Action> {
    #if MISUSE
      // expected-error @+1 {{cannot assign to property: 'state' is a 'let' constant}}
      state.text = ""
      return .none
    #else
      return .send(.mutating(.cleared))
    #endif
  }
}
