import Headwater
import HeadwaterViews

// Mistakes with what is presented, and spellings of The Composable Architecture. Each is one error that says what to
// write.

extension Store {
  /// Unavailable: the actions have no case path of this name to the actions of what is presented.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with a 'PresentationAction': \
      'case editor(PresentationAction<Editor.Action>)'.
      """
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    presented state: KeyPath<State, ChildState?>, action: KeyPath<UnnamedCases, UnnamedCases>
  ) -> StorePresentation<ChildState, ChildAction> {
    fatalError("A function that is unavailable has no callers.")
  }

  /// Unavailable: a sheet, a cover, a popover and an alert take a presentation.
  @available(
    *, unavailable,
    message: "Write 'store.scope(presented: \\.editor, action: \\.editor)' for what is presented."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction, Path: CasePath>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>
  ) -> StorePresentation<ChildState, ChildAction>
  where
    Action: CasePathable, Path.Root == Action, Path.Value == PresentationAction<ChildAction>
  { fatalError("A function that is unavailable has no callers.") }
}

extension Bindable {
  /// Unavailable: a store itself makes the presentation.
  @available(
    *, unavailable,
    message: "Write 'store.scope(presented: \\.editor, action: \\.editor)', without '$'."
  )
  @MainActor
  public func scope<State, Action, ChildState, ChildAction, Path: CasePath>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>
  ) -> StorePresentation<ChildState, ChildAction>
  where
    Value == Store<State, Action>, Action: CasePathable, Path.Root == Action,
    Path.Value == PresentationAction<ChildAction>
  { fatalError("A function that is unavailable has no callers.") }

  /// Unavailable: a store itself makes the screens of a stack.
  @available(
    *, unavailable,
    message: "Write 'store.scope(stack: \\.path, action: \\.path)', without '$'."
  )
  @MainActor
  public func scope<State, Action, ScreenState, ScreenAction, Path: CasePath>(
    state: KeyPath<State, StackState<ScreenState>>, action: CaseKeyPath<Action, Path>
  ) -> StackScopes<ScreenState, ScreenAction>
  where
    Value == Store<State, Action>, Action: CasePathable, Path.Root == Action,
    Path.Value == StackAction<ScreenState, ScreenAction>
  { fatalError("A function that is unavailable has no callers.") }
}
