import Headwater

// A store is isolated to the main actor. Other code needs `await` to send an action.

#if MISUSE
  // expected-note @+1 {{add '@MainActor' to make global function 'finish' part of global actor 'MainActor'}}
  func finish(_ store: Store<Counter.State, Counter.Action>) {
    // expected-error @+1 {{call to main actor-isolated instance method 'send(_:fileID:line:)' in a synchronous nonisolated context}}
    store.send(.increment)
  }
#else
  func finish(_ store: Store<Counter.State, Counter.Action>) async {
    await store.send(.increment)
  }
#endif
