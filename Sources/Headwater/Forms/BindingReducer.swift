/// Applies each ``BindingAction`` to the state.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   BindingReducer(action: \.binding)
///   Reduce { state, action in … }
/// }
/// ```
///
/// Reducers after it see the new values. Apply `.onChange(of:)` to it to react to the change of a field.
public struct BindingReducer<State, Action, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == BindingAction<State> {
  /// Makes a reducer for the binding actions of a case.
  ///
  /// - Parameter action: The case with the binding action.
  @inlinable
  public init(action: CaseKeyPath<Action, Path>) where Action: CasePathable {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Path.withValue(of: action) { $0.apply(to: &state) }
    return .none
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    Path.withValue(of: action) { _ in true } ?? false
  }
}
