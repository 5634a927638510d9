/// Combines reducers into one, outside of a `body` or to apply a modifier to all of them.
///
/// ```swift
/// CombineReducers {
///   Login()
///   Session()
/// }
/// .onChange(of: \.user) { state, old, new in … }
/// ```
public struct CombineReducers<State, Action, Content: Reducer>: Reducer
where Content.State == State, Content.Action == Action {
  @usableFromInline let content: Content

  /// Combines reducers, which run in the order written.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ content: () -> Content) {
    self.content = content()
  }

  /// The combined reducers.
  @inlinable public var body: Content { content }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> { content.resolved() }
}

infix operator <> : AdditionPrecedence

/// Combines two reducers; the left one runs first.
///
/// The operator is associative, and `EmptyReducer` is its identity.
@inlinable
public func <> <Left: Reducer, Right: Reducer>(
  left: Left, right: Right
) -> ReducerSequence<Left.State, Left.Action>
where Left.State == Right.State, Left.Action == Right.Action {
  ReducerSequence([{ left.resolved() }, { right.resolved() }])
}
