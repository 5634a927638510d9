/// A reducer that may be missing: an `if` in a `body` that has no `else`.
///
/// It keeps the type of what it holds, from which the compiler infers that of the missing one.
public struct OptionalReducer<Wrapped: Reducer>: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action

  @usableFromInline let wrapped: Wrapped?

  @inlinable
  init(_ wrapped: Wrapped?) {
    self.wrapped = wrapped
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    wrapped?.reduce(into: &state, action: action) ?? .none
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    wrapped?.mayChange(action) ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    wrapped?.resolved() ?? EmptyReducer().resolved()
  }
}
