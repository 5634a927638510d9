/// Builds the `body` of a reducer from the reducers listed in it.
///
/// The entries run in the order written, and their effects start in that order. A body of one
/// entry is that entry; a longer one is kept as one flat list, so neither the type nor the time to
/// check it grows with the number of entries.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action {
    reducer
  }

  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action {
    first
  }

  @inlinable
  public static func buildPartialBlock<First: Reducer, Next: Reducer>(
    accumulated: First, next: Next
  ) -> ReducerSequence<State, Action>
  where
    First.State == State, First.Action == Action, Next.State == State, Next.Action == Action
  {
    ReducerSequence([{ accumulated.resolved() }, { next.resolved() }])
  }

  @inlinable
  public static func buildPartialBlock<Next: Reducer>(
    accumulated: ReducerSequence<State, Action>, next: Next
  ) -> ReducerSequence<State, Action>
  where Next.State == State, Next.Action == Action {
    accumulated.appending { next.resolved() }
  }
}

/// Several reducers of the same domain, run one after the other.
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
    return ResolvedReducer(
      reduce: { state, action in
        var effects = Effect<Action>.none
        for reducer in reducers {
          let effect = reducer.reduce(&state, action)
          if !effect.isNone { effects = effects.merged(with: effect) }
        }
        return effects
      },
      mayChange: { action in reducers.contains { $0.mayChange(action) } }
    )
  }
}
