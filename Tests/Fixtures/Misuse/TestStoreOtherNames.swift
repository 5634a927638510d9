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
  #else
    let store = TestStore(initialState: Counter.State(), reducer: Counter())
    store.exhaustivity = .relaxed
    store.skipWaitingActions()
    store.cancelEffects()
    store.receive(.increment)
  #endif
}
