/// Builds the `body` of a reducer from the reducers listed in it.
///
/// The entries run in the order written, and their effects start in that order. A body of several entries
/// is one flat list: neither its type nor the time to check it grows with their number. An `if` or a
/// `switch` may depend on stored properties only, since a body is evaluated once.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action {
    reducer
  }

  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
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

  @inlinable
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> OptionalReducer<R>
  where R.State == State, R.Action == Action {
    OptionalReducer(reducer)
  }

  @inlinable
  public static func buildEither<R: Reducer>(first reducer: R) -> ReducerSequence<State, Action>
  where R.State == State, R.Action == Action {
    ReducerSequence([{ reducer.resolved() }])
  }

  @inlinable
  public static func buildEither<R: Reducer>(second reducer: R) -> ReducerSequence<State, Action>
  where R.State == State, R.Action == Action {
    ReducerSequence([{ reducer.resolved() }])
  }

  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> ReducerSequence<State, Action>
  where R.State == State, R.Action == Action {
    ReducerSequence(reducers.map { reducer in { reducer.resolved() } })
  }
}
