import HeadwaterMacros
import HeadwaterTesting

// The names of The Composable Architecture in tests. Each is one error, which says what to write.

func test() {
  #if MISUSE
    // expected-error @+1 {{'init(initialState:reducer:)' is unavailable: The reducer is an argument: 'TestStore(initialState: Counter.State(), reducer: Counter())'.}}
    let store = TestStore(initialState: Counter.State()) { Counter() }
    // expected-error @+1 {{'off' has been renamed to 'relaxed'}}
    store.exhaustivity = .off
    // expected-error @+1 {{'skipReceivedActions()' has been renamed to 'skipWaitingActions'}}
    store.skipReceivedActions()
    // expected-error @+1 {{'skipInFlightEffects()' has been renamed to 'cancelEffects'}}
    store.skipInFlightEffects()
    // expected-error @+1 {{'receive(_:changes:)' is unavailable: The actions need '@CasePathable', and a case of this name. Without case paths, name the action: 'receive(.loaded(movies))'.}}
    store.receive(\.increment)
    let parent = TestStore(initialState: Parent.State(), reducer: Parent())
    // expected-error @+1 {{'receive(_:changes:)' is unavailable: No case path has this name. Name cases from the store's actions on, each of an enum with '@CasePathable': 'receive(\\.child.loaded)', and '\\.path.element.loaded' for all screens of a stack.}}
    parent.receive(\.path.verified)
  #else
    let store = TestStore(initialState: Counter.State(), reducer: Counter())
    store.exhaustivity = .relaxed
    store.skipWaitingActions()
    store.cancelEffects()
    store.receive(.increment)
  #endif
}

struct Parent: Reducer {
  struct State: Equatable {
    var path: StackState<Counter.State> = []
  }

  @CasePathable
  enum Action: Equatable {
    case path(StackAction<Counter.State, Counter.Action>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
