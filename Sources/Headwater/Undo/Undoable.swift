extension Reducer {
  /// Keeps the former values of a part of the state, and puts them back when a person asks for it.
  ///
  /// ```swift
  /// struct Editor: Reducer {
  ///   struct State: Equatable {
  ///     var document = Document()
  ///     var history = UndoHistory<Document>()
  ///   }
  ///
  ///   @CasePathable enum Action {
  ///     case titleChanged(String), shapeAdded(Shape)
  ///     case history(UndoAction)
  ///   }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in … }
  ///       .undoable(\.document, history: \.history, action: \.history) { action in
  ///         action.is(\.titleChanged) ? .group("title") : .step
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Each action that changes the value is a step. Actions for which `grouping` returns the same group, one
  ///   after the other, are one step. An action that leaves the value as it is neither adds a step nor ends a
  ///   group.
  /// - A new step forgets the steps that were undone. When there are more steps than `limit`, the oldest
  ///   are forgotten.
  /// - Undoing puts the whole value back. What an ``UndoGrouping/unrecorded`` action changed after the step
  ///   goes with it; keep what must stay, such as a selection or a server's answer, outside the value.
  /// - This reducer sees the undo action after the value was put back, so that it can clear a selection. What
  ///   it then changes in the value is no step.
  /// - It sees only the changes of the reducer that it is applied to. To undo the changes of several
  ///   reducers, apply it to a `CombineReducers` of all of them.
  ///
  /// Values share what they have in common: a step of a value with a large array costs a copy of that array
  /// only if the step changes the array.
  ///
  /// - Parameters:
  ///   - value: The part of the state that can be undone.
  ///   - history: The place of its former values.
  ///   - action: The case with what a person asks for.
  ///   - limit: The number of steps to keep, at least one.
  ///   - grouping: Says how an action's change becomes a step. It is asked before the action is reduced.
  public func undoable<Value: Equatable, Path: CasePath>(
    _ value: WritableKeyPath<State, Value>,
    history: WritableKeyPath<State, UndoHistory<Value>>,
    action: CaseKeyPath<Action, Path>,
    limit: Int = 100,
    grouping: @escaping (Action) -> UndoGrouping = { _ in .step }
  ) -> Undoable<Self, Value, Path>
  where Action: CasePathable, Path.Root == Action, Path.Value == UndoAction {
    Undoable(base: self, value: value, history: history, limit: max(limit, 1), grouping: grouping)
  }
}

/// A reducer whose changes of a value can be undone.
public struct Undoable<Base: Reducer, Value: Equatable, Path: CasePath>: Reducer
where Path.Root == Base.Action, Path.Value == UndoAction {
  public typealias State = Base.State
  public typealias Action = Base.Action

  private let base: LazyReducer<State, Action>
  private let value: WritableKeyPath<State, Value>
  private let history: WritableKeyPath<State, UndoHistory<Value>>
  private let limit: Int
  private let grouping: (Action) -> UndoGrouping

  init(
    base: Base, value: WritableKeyPath<State, Value>,
    history: WritableKeyPath<State, UndoHistory<Value>>, limit: Int,
    grouping: @escaping (Action) -> UndoGrouping
  ) {
    self.base = LazyReducer(base)
    self.value = value
    self.history = history
    self.limit = limit
    self.grouping = grouping
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let asked = Path.extract(action) {
      let current = state[keyPath: value]
      if let former = state[keyPath: history].perform(asked, on: current) {
        state[keyPath: value] = former
      }
      return base.resolved.reduce(&state, action)
    }
    switch grouping(action) {
    case .unrecorded:
      return base.resolved.reduce(&state, action)
    case .step:
      return record(action, group: nil, in: &state)
    case .group(let name):
      // The value before the group is kept already.
      if state[keyPath: history].group == name { return base.resolved.reduce(&state, action) }
      return record(action, group: name, in: &state)
    }
  }

  private func record(_ action: Action, group: String?, in state: inout State) -> Effect<Action> {
    let old = state[keyPath: value]
    let effect = base.resolved.reduce(&state, action)
    if state[keyPath: value] != old {
      state[keyPath: history].record(old, group: group, limit: limit)
    }
    return effect
  }

  public func mayChange(_ action: Action) -> Bool {
    Path.extract(action) != nil || base.resolved.mayChange(action)
  }

  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      mayChange: { action in mayChange(action) },
      conditions: base.conditions)
  }
}
