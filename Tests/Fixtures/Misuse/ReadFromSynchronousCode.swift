import Headwater

// Synchronous code cannot read a `StoreActor`.

#if MISUSE
  func count(_ store: StoreActor<Counter.State, Counter.Action>) -> Int {
    // expected-error @+1 {{call to actor-isolated instance method 'read' in a synchronous nonisolated context}}
    store.read { $0.count }
  }
#else
  func count(_ store: StoreActor<Counter.State, Counter.Action>) async -> Int {
    await store.read { $0.count }
  }
#endif
