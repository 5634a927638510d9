import HeadwaterMacros

// `load` needs a `Loadable` field, which can represent loading and failure. Its result is a change of that field,
// so the action needs a case for changes.

struct Feed: Reducer {
  @Fields
  struct State: Equatable {
    var items: Loadable<[Int]> = .neverLoaded
    var plain: [Int] = []
  }

  enum Action: FieldAction {
    case change(State.Change)
    case appeared
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    #if MISUSE
      // expected-error @+2 {{requires the types '[Int]' and 'Loadable<[Int]>' be equivalent}}
      // expected-error @+1 {{requires the types '[Int]' and 'Loadable<[Int]>.Change' be equivalent}}
      return state.load(\.plain) { [1] }
    #else
      return state.load(\.items) { [1] }
    #endif
  }
}

enum ActionWithoutChange {
  case appeared
}

func reduce(_ state: inout Feed.State) -> Effect<ActionWithoutChange> {
  #if MISUSE
    // expected-error @+1 {{requires that 'ActionWithoutChange' conform to 'FieldAction'}}
    return state.load(\.items) { [1] }
  #else
    return .none
  #endif
}
