import Headwater

// A `StoreActor` takes over its initial state and its actions. The caller cannot use them afterwards.

/// A mutable object without synchronization.
final class Draft {
  var text = ""
}

struct Desk: Reducer {
  func reduce(into state: inout Draft, action: Draft) -> Effect<Draft> {
    state = action
    return .none
  }
}

func handOver() async {
  let draft = Draft()
  // expected-error @+3 {{sending 'draft' risks causing data races}}
  // expected-note @+2 {{'draft' used after being passed as a 'sending' parameter; Later uses could race}}
  #if MISUSE
    let store = StoreActor(initialState: draft, reducer: Desk())
    // expected-note @+1 {{access can happen concurrently}}
    draft.text = "changed behind the actor's back"
  #else
    draft.text = "changed before"
    let store = StoreActor(initialState: draft, reducer: Desk())
  #endif
  await store.send(Draft())
}
