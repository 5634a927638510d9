extension Store {
  /// Makes a store for previews and tests of views. Its state never changes, and a function receives the
  /// actions that the view sends.
  ///
  /// ```swift
  /// #Preview { SignUpView(store: .mock(state: SignUp.State(username: "ann"))) }
  ///
  /// var sent: [SignUp.Action] = []
  /// let host = ViewHost(SignUpView(store: .mock(state: .init()) { sent.append($0) }))
  /// ```
  ///
  /// It runs no reducer and no effects. Its scopes work as those of any store.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - onSend: Called with each action, in the order in which they are sent.
  /// - Returns: The store.
  public static func mock(
    state: State, onSend: @escaping (_ action: Action) -> Void = { _ in }
  ) -> Store {
    Store(
      initialState: state, reducer: EmptyReducer<State, Action>(),
      middleware: MockMiddleware<State, Action>(onSend: onSend), emits: .never)
  }
}

/// Takes each action before the reducer. The state is not on loan at that time, and the function may read
/// the store.
private struct MockMiddleware<State, Action>: Middleware {
  let onSend: (Action) -> Void

  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action> {
    onSend(action)
    return .stop()
  }
}
