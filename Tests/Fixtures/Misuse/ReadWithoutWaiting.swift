import Headwater

// Reading the state of a `StoreActor` from outside needs `await`.

func count(_ store: StoreActor<Counter.State, Counter.Action>) async -> Int {
  #if MISUSE
    // expected-error @+1 {{actor-isolated instance method 'read' cannot be called from outside of the actor}}
    store.read { $0.count }
  #else
    await store.read { $0.count }
  #endif
}
