import Headwater

// Only the main actor can ask a store for a stream of updates without `await`.

func follow(_ store: Store<Counter.State, Counter.Action>) async {
  #if MISUSE
    // expected-error @+1 {{main actor-isolated instance method 'updates(of:)' cannot be called from outside of the actor}}
    for await count in store.updates(of: \.count) { print(count) }
  #else
    for await count in await store.updates(of: \.count) { print(count) }
  #endif
}
