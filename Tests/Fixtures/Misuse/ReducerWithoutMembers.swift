import Headwater

// A feature has a `reduce` or a `body`, and its store takes it as an argument.

// The error comes with notes at the protocol, which say what to write: "protocol requires function
// 'reduce(into:action:)' with type '(inout Empty.State, Empty.Action) -> Effect<Empty.Action>'".

#if MISUSE
  // expected-error @+2 {{type 'Empty' does not conform to protocol 'Reducer'}}
  // expected-note @+1 {{add stubs for conformance}}
  struct Empty: Reducer {
    struct State {}
    enum Action { case tapped }
  }

  // expected-error @+2 {{type 'WithoutEffect' does not conform to protocol 'Reducer'}}
  // expected-note @+1 {{add stubs for conformance}}
  struct WithoutEffect: Reducer {
    struct State {}
    enum Action { case tapped }
    // expected-note @+1 {{candidate has non-matching type '(inout WithoutEffect.State, WithoutEffect.Action) -> ()'}}
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
