/// Applies each change of a field to the state.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   ChangeReducer(action: \.change)
///   Reduce { state, action in … }
/// }
/// ```
///
/// Reducers after it see the new values. Apply `.onChange(of:)` to it to react to the change of a field. If all
/// actions of a feature are changes, write `ChangeReducer()`.
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

extension ChangeReducer where Action == State.Change, Path == WholeChange<Action> {
  /// Makes a reducer for actions that are changes themselves.
  ///
  /// ```swift
  /// struct Address: Reducer {
  ///   @Fields struct State: Equatable { var street = "" }
  ///
  ///   var body: some Reducer<State, State.Change> { ChangeReducer() }
  /// }
  /// ```
  @inlinable
  public init() {}
}

/// The path to a change that is the whole action.
public enum WholeChange<Change>: CasePath {
  /// The change itself.
  @inlinable
  public static func embed(_ value: Change) -> Change { value }

  /// The change itself.
  @inlinable
  public static func extract(_ root: Change) -> Change? { root }
}
