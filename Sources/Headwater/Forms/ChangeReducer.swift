/// Applies each change of a field to the state.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   ChangeReducer(action: \.change)
///   Reduce { state, action in … }
/// }
/// ```
///
/// Reducers after it see the new values. Apply `.onChange(of:)` to it to react to the change of a field.
public struct ChangeReducer<State: FieldPathable, Action, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == State.Change {
  /// Makes a reducer for the changes in a case.
  ///
  /// - Parameter action: The case with the change of a field.
  @inlinable
  public init(action: CaseKeyPath<Action, Path>) where Action: CasePathable {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Path.withValue(of: action) { state.apply($0) }
    return .none
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    Path.withValue(of: action) { _ in true } ?? false
  }
}
