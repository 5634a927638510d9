extension Store {
  /// A store for previews and tests of views: its state stays as it is, and what a view sends is
  /// handed to a function.
  ///
  /// ```swift
  /// #Preview { SignUpView(store: .mock(state: SignUp.State(username: "ann"))) }
  ///
  /// var sent: [SignUp.Action] = []
  /// let host = ViewHost(SignUpView(store: .mock(state: .init()) { sent.append($0) }))
  /// ```
  ///
  /// - No reducer runs, and no effect. Its scopes work as those of any store.
  ///
  /// - Parameters:
  ///   - state: What the view shows.
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

/// Takes each action before the reducer, where nobody has the state on loan, so that the function may
/// read the store.
private struct MockMiddleware<State, Action>: Middleware {
  let onSend: (Action) -> Void

  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action> {
    onSend(action)
    return .stop()
  }
}
