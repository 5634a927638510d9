// Mistakes with stores that are easy to make. Without these declarations, the compiler would report several errors for
// each, none of which says what to write.

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

  /// Unavailable: the actions have no case path of this name to the part's actions.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with the part's actions alone: \
      'case counter(Counter.Action)'.
      """
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> Store<ChildState, ChildAction> {
    fatalError("A function that is unavailable has no callers.")
  }

  /// Unavailable: the actions have no case path of this name to the actions of elements.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with an 'ElementAction', which has the id \
      of the element: 'case rows(ElementAction<Row.State.ID, Row.Action>)'.
      """
  )
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ChildAction>(
    each state: KeyPath<State, Elements>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> ElementScopes<Elements.ElementID, Elements.Member, ChildAction> {
    fatalError("A function that is unavailable has no callers.")
  }

  /// Unavailable: the actions have no case path of this name to the actions of a stack.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with a 'StackAction': \
      'case path(StackAction<Screen.State, Screen.Action>)'.
      """
  )
  @_disfavoredOverload
  public func scope<ScreenState, ScreenAction>(
    stack state: KeyPath<State, StackState<ScreenState>>,
    action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> StackScopes<ScreenState, ScreenAction> {
    fatalError("A function that is unavailable has no callers.")
  }
}
