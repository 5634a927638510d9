extension Store {
  /// Unavailable: the reducer is an argument, and no closure.
  @available(
    *, unavailable,
    message:
      "The reducer is an argument: 'Store(initialState: Counter.State(), reducer: Counter())'."
  )
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: State, @ReducerBuilder<State, Action> reducer: () -> R
  ) where R.State == State, R.Action == Action {
    self.init(initialState: initialState, reducer: reducer())
  }
}
