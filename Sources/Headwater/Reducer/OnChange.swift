extension Reducer {
  /// Does something more when this reducer has changed a value.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .onChange(of: \.query) { state, old, new in
  ///     state.results = []
  ///     return .send(.search(new))
  ///   }
  /// ```
  ///
  /// - It watches what this reducer does, not what those beside it do.
  /// - The old value is kept while the reducer runs, so a collection in it is copied when it changes:
  ///   watch small values.
  ///
  /// - Parameters:
  ///   - value: What is watched.
  ///   - handler: Called with the state, the old and the new value, if they differ.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ handler:
      @escaping (_ state: inout State, _ old: Value, _ new: Value) -> Effect<Action>
  ) -> OnChange<Self, Value> {
    OnChange(base: self, value: value, handler: handler)
  }
}

/// A reducer with something more to do when it has changed a value.
public struct OnChange<Base: Reducer, Value: Equatable>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: LazyReducer<State, Action>
  @usableFromInline let value: (State) -> Value
  @usableFromInline let handler: (inout State, Value, Value) -> Effect<Action>

  @inlinable
  init(
    base: Base, value: @escaping (State) -> Value,
    handler: @escaping (inout State, Value, Value) -> Effect<Action>
  ) {
    self.base = LazyReducer(base)
    self.value = value
    self.handler = handler
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let old = value(state)
    let effect = base.resolved.reduce(&state, action)
    let new = value(state)
    return old == new ? effect : effect.merged(with: handler(&state, old, new))
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool { base.resolved.mayChange(action) }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      mayChange: { action in mayChange(action) },
      conditions: base.conditions)
  }
}
