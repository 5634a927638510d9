extension Reducer {
  /// Unavailable: the actions have no case path of this name to the undo actions.
  @available(
    *, unavailable,
    message:
      "The actions need '@CasePathable', and a case of this name: 'case history(UndoAction)'."
  )
  @_disfavoredOverload
  public func undoable<Value: Equatable>(
    _ value: WritableKeyPath<State, Value>, history: WritableKeyPath<State, UndoHistory<Value>>,
    action: KeyPath<UnnamedCases, UnnamedCases>, limit: Int = 100,
    grouping: @escaping (Action) -> UndoGrouping = { _ in .step }
  ) -> Self { self }
}
