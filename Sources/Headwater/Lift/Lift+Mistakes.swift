// Lifts with mistakes that are easy to make. Without these overloads, the compiler would report several errors for
// each, none of which says what to write. It takes them only if no other lift fits.

extension Reducer {
  /// Unavailable: the parent's actions have no case path of this name to the child's actions.
  @available(
    *, unavailable,
    message: """
      The parent's actions need '@CasePathable', and a case of this name with the child's actions \
      alone: 'case counter(Counter.Action)'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction>(
    state: WritableKeyPath<ParentState, State>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> EmptyReducer<ParentState, ParentAction> { EmptyReducer() }

  /// Unavailable: the child's state is optional.
  @available(
    *, unavailable,
    message: """
      The child's state is optional: 'Editor().lift(optional: \\.editor, action: \\.editor)'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    state: WritableKeyPath<ParentState, State?>, action: CaseKeyPath<ParentAction, Path>
  ) -> EmptyReducer<ParentState, ParentAction> where Path.Root == ParentAction { EmptyReducer() }

  /// Unavailable: the parent's actions have no case path of this name to the child's actions.
  @available(
    *, unavailable,
    message: """
      The parent's actions need '@CasePathable', and a case of this name: \
      'case editor(PresentationAction<Editor.Action>)' for what is presented, and \
      'case editor(Editor.Action)' otherwise.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction>(
    optional state: WritableKeyPath<ParentState, State?>,
    action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> EmptyReducer<ParentState, ParentAction> { EmptyReducer() }

  /// Unavailable: the two enums have no case paths of these names to the child's state and its actions.
  @available(
    *, unavailable,
    message: """
      The parent's state and its actions need '@CasePathable', and cases of these names with the \
      child's alone: 'case home(Home.State)' and 'case home(Home.Action)'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction>(
    case state: KeyPath<UnnamedCases, UnnamedCases>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> EmptyReducer<ParentState, ParentAction> { EmptyReducer() }

  /// Unavailable: the parent's actions have no case path of this name to the actions of elements.
  @available(
    *, unavailable,
    message: """
      The parent's actions need '@CasePathable', and a case of this name with an 'ElementAction', which \
      has the id of the element: 'case rows(ElementAction<Row.State.ID, Row.Action>)'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction, Elements: ElementCollection>(
    each state: WritableKeyPath<ParentState, Elements>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> EmptyReducer<ParentState, ParentAction> where Elements.Member == State { EmptyReducer() }

  /// Unavailable: the elements have no id.
  @available(
    *, unavailable,
    message: """
      The elements of an array are found by their ids: write 'struct State: Identifiable' with 'let id: Int'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath, ID>(
    each state: WritableKeyPath<ParentState, [State]>, action: CaseKeyPath<ParentAction, Path>
  ) -> EmptyReducer<ParentState, ParentAction>
  where Path.Root == ParentAction, Path.Value == ElementAction<ID, Action> { EmptyReducer() }

  /// Unavailable: the parent's actions have no case path of this name to the actions of a stack.
  @available(
    *, unavailable,
    message: """
      The parent's actions need '@CasePathable', and a case of this name with a 'StackAction': \
      'case path(StackAction<Screen.State, Screen.Action>)'.
      """
  )
  @_disfavoredOverload
  public func lift<ParentState, ParentAction>(
    stack state: WritableKeyPath<ParentState, StackState<State>>,
    action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> EmptyReducer<ParentState, ParentAction> { EmptyReducer() }
}
