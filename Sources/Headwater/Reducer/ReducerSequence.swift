/// Several reducers of the same domain, run one after the other: what a `body` of many entries is.
///
/// @inlinable: each action passes here.
public struct ReducerSequence<State, Action>: Reducer {
  @usableFromInline let entries: [() -> ResolvedReducer<State, Action>]

  @inlinable
  init(_ entries: [() -> ResolvedReducer<State, Action>]) {
    self.entries = entries
  }

  @inlinable
  func appending(
    _ entry: @escaping () -> ResolvedReducer<State, Action>
  ) -> ReducerSequence<State, Action> {
    ReducerSequence(entries + [entry])
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolved().reduce(&state, action)
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    resolved().mayChange(action)
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    let reducers = entries.map { $0() }
    let presences = reducers.compactMap(\.isPresent)
    let subscriptions = reducers.compactMap(\.subscriptions)
    let step = ReduceStep(reducers.map(\.step))
    return ResolvedReducer(
      reduce: { state, action in
        var effect = Effect<Action>.none
        step.run(&state, action, &effect)
        return effect
      },
      step: step,
      mayChange: { action in reducers.contains { $0.mayChange(action) } },
      isPresent: presences.isEmpty
        ? nil : { path, state in presences.allSatisfy { $0(path, state) } },
      subscriptions: subscriptions.isEmpty
        ? nil : { state, entered in subscriptions.flatMap { $0(state, entered) } },
      hasSubscriptions: { asked in reducers.contains { $0.hasSubscriptions(&asked) } }
    )
  }
}
