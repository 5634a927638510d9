import Headwater

// An effect runs concurrently with the code that returned it, so it can only capture Sendable values.

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
    case save
  }

  let upload: @Sendable (String) async throws -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    #if MISUSE
      let draft = state.draft
      return .run { _ in
        // expected-error @+1 {{capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure}}
        try await upload(draft.text)
      }
    #else
      let text = state.draft.text
      return .run { _ in
        try await upload(text)
      }
    #endif
  }
}
