import Headwater

// The result of `read` leaves the actor, so it has to be Sendable.

/// A mutable object without synchronization.
// expected-note @+1 {{class 'Draft' does not conform to the 'Sendable' protocol}}
final class Draft {
  var text = ""
}

struct Desk: Reducer {
  struct State {
    let draft = Draft()
  }

  enum Action: Sendable {
    case typed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .typed(let text) = action { state.draft.text = text }
    return .none
  }
}

func text(of store: StoreActor<Desk.State, Desk.Action>) async -> String {
  #if MISUSE
    // expected-error @+1 {{type 'Draft' does not conform to the 'Sendable' protocol}}
    await store.read { $0.draft }.text
  #else
    await store.read { $0.draft.text }
  #endif
}
