import Headwater

// A store's state is read on the main actor.

#if MISUSE
  // expected-note @+1 {{add '@MainActor' to make global function 'count' part of global actor 'MainActor'}}
  func count(_ store: Store<Counter.State, Counter.Action>) -> Int {
    // expected-error @+1 {{main actor-isolated subscript 'subscript(dynamicMember:)' can not be referenced from a nonisolated context}}
    store.count
  }
#else
  @MainActor
  func count(_ store: Store<Counter.State, Counter.Action>) -> Int {
    store.count
  }
#endif
