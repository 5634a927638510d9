import Headwater

// The state of a store on an actor of its own is there for those who wait.

func count(_ store: StoreActor<Counter.State, Counter.Action>) async -> Int {
  #if MISUSE
    // expected-error @+1 {{actor-isolated instance method 'read' cannot be called from outside of the actor}}
    store.read { $0.count }
  #else
    await store.read { $0.count }
  #endif
}
