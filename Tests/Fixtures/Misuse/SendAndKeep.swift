import Headwater

// `send` takes over an action that is not Sendable. The caller cannot use it afterwards.

/// A mutable object without synchronization.
final class Draft {
  var text = ""
}

struct Desk: Reducer {
  func reduce(into state: inout String, action: Draft) -> Effect<Draft> {
    state = action.text
    return .none
  }
}

func send(to store: StoreActor<String, Draft>) async {
  let draft = Draft()
  draft.text = "changed before"
  // expected-error @+2 {{sending 'draft' risks causing data races}}
  // expected-note @+1 {{'draft' used after being passed as a 'sending' parameter; Later uses could race}}
  await store.send(draft)
  #if MISUSE
    // expected-note @+1 {{access can happen concurrently}}
    draft.text = "changed behind the actor's back"
  #endif
}
