/// A reducer that may be missing: an `if` without an `else` in a `body`.
///
/// It keeps the type of its reducer, which lets the compiler infer the types of the `if`.
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
