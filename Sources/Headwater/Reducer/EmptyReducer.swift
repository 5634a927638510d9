/// A reducer that does nothing: the identity of composition.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes a reducer that changes nothing and starts nothing.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  @inlinable
  public func mayChange(_ action: Action) -> Bool { false }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(reduce: { _, _ in .none }, mayChange: { _ in false })
  }
}
