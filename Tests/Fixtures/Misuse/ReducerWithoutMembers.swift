import Headwater

// A feature has a `reduce` or a `body`, and its store takes it as an argument.

#if MISUSE
  // expected-error @+2 {{unavailable instance method 'reduce(into:action:)' was used to satisfy a requirement of protocol 'Reducer': A reducer needs one of two members: 'func reduce(into state: inout State, action: Action) -> Effect<Action>', or 'var body: some Reducer<State, Action>'.}}
  // expected-error @+1 {{type 'Empty' does not conform to protocol 'Reducer'}}
  struct Empty: Reducer {
    struct State {}
    enum Action { case tapped }
  }

  // expected-error @+2 {{unavailable instance method 'reduce(into:action:)' was used to satisfy a requirement of protocol 'Reducer': A reducer needs one of two members: 'func reduce(into state: inout State, action: Action) -> Effect<Action>', or 'var body: some Reducer<State, Action>'.}}
  // expected-error @+1 {{type 'WithoutEffect' does not conform to protocol 'Reducer'}}
  struct WithoutEffect: Reducer {
    struct State {}
    enum Action { case tapped }
    func reduce(into state: inout State, action: Action) {}
  }
#endif

@MainActor
func makeStore() -> Store<Counter.State, Counter.Action> {
  #if MISUSE
    // expected-error @+1 {{'init(initialState:reducer:)' is unavailable: The reducer is an argument: 'Store(initialState: Counter.State(), reducer: Counter())'.}}
    return Store(initialState: Counter.State()) { Counter() }
  #else
    return Store(initialState: Counter.State(), reducer: Counter())
  #endif
}
