/// Gives the fields of a form what was entered: the reducer of ``BindingAction``.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   BindingReducer(action: \.binding)
///   Reduce { state, action in … }
/// }
/// ```
///
/// What stands after it sees the new values, and `.onChange(of:)` on it says what follows from one.
public struct BindingReducer<State, Action, Path: CasePath>: Reducer
where Path.Root == Action, Path.Value == BindingAction<State> {
  /// Makes the reducer of a case.
  ///
  /// - Parameter action: The case that carries the change.
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
