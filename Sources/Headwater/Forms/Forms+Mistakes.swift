// Mistakes with forms that are easy to make. Without these declarations, the compiler would report errors that do not
// say what to write.

extension ChangeReducer where Path == MissingCasePath<Action, State.Change> {
  /// Unavailable: the actions have no case path of this name to the change of a field.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name with the change of a field: \
      'case change(State.Change)'.
      """
  )
  @_disfavoredOverload
  public init(action: KeyPath<UnnamedCases, UnnamedCases>) {}
}

extension ChangeReducer where Action: FieldAction, Path == MissingCasePath<Action, State.Change> {
  /// Unavailable: the actions are no changes themselves.
  @available(
    *, unavailable,
    message: """
      The actions are no changes themselves, so name the case: 'ChangeReducer(action: \\.change)', with \
      '@CasePathable' at the actions.
      """
  )
  @_disfavoredOverload
  public init() {}
}

/// Unavailable: `ChangeReducer` applies the changes of fields.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable,
  message: "Write 'ChangeReducer(action: \\.change)', with '@Fields' at the state."
)
public func BindingReducer<State, Action>() -> EmptyReducer<State, Action> { EmptyReducer() }

/// Unavailable: an action with the change of a field conforms to `FieldAction`.
@available(
  *, unavailable,
  message: "Conform to 'FieldAction' by 'case change(State.Change)', with '@Fields' at the state."
)
public protocol BindableAction {}

/// Unavailable: the change of a field is a value of the state's `Change`.
@available(
  *, unavailable, message: "Write 'case change(State.Change)', with '@Fields' at the state."
)
public enum BindingAction<Root> {}
