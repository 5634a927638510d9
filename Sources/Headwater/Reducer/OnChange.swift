extension Reducer {
  /// Runs a handler when this reducer has changed a value.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .onChange(of: \.query) { state, old, new in
  ///     state.results = []
  ///     return .send(.search(new))
  ///   }
  /// ```
  ///
  /// It sees only the changes of the reducer that it is applied to, because it compares the value before and
  /// after that reducer. To see the changes of several reducers, apply it to all of them:
  ///
  /// ```swift
  /// // Wrong: does not see that `Search` changes the query.
  /// Search().lift(state: \.search, action: \.search)
  /// Reduce { state, action in … }
  ///   .onChange(of: \.search.query) { state, old, new in … }
  ///
  /// // Right: compares before and after both.
  /// CombineReducers {
  ///   Search().lift(state: \.search, action: \.search)
  ///   Reduce { state, action in … }
  /// }
  /// .onChange(of: \.search.query) { state, old, new in … }
  /// ```
  ///
  /// Watch small values. The old value is kept while the reducer runs, and a change of a collection in it has
  /// to copy that collection.
  ///
  /// - Parameters:
  ///   - value: Returns the value to watch.
  ///   - handler: Called with the state, the old value and the new value if the two differ.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ handler:
      @escaping (_ state: inout State, _ old: Value, _ new: Value) -> Effect<Action>
  ) -> OnChange<Self, Value> {
    OnChange(base: self, value: value, handler: handler)
  }
}

/// A reducer with a handler that runs when it has changed a value.
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
