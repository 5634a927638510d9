extension Reducer {
  /// Keeps the former values of a part of the state, and restores them when a person undoes a change.
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
  /// - Each action that changes the value is a step. Consecutive actions for which `grouping` returns the
  ///   same group are one step. An action that does not change the value neither adds a step nor ends a
  ///   group.
  /// - A new step forgets the steps that were undone. If there are more steps than `limit`, the oldest are
  ///   forgotten.
  /// - An ``UndoGrouping/unrecorded`` action that changes the value ends a group: an undo of what is typed after it
  ///   keeps its change.
  /// - An undo restores the whole value. It also undoes later changes by ``UndoGrouping/unrecorded`` actions.
  ///   Store data that must stay outside the value, such as a selection or a server's answer. No effect
  ///   starts for what is restored: a `Loadable` that was loading would stay so.
  /// - This reducer receives the undo action after the value was restored, and can then clear a selection.
  ///   Its own change of the value is not a step.
  /// - The history contains only changes of the reducer to which this modifier is applied. To undo changes of
  ///   several reducers, apply it to a `CombineReducers` of all of them.
  ///
  /// The values share unchanged parts. A step of a value with a large array copies that array only if the
  /// step changes it.
  ///
  /// - Parameters:
  ///   - value: The part of the state that can be undone.
  ///   - history: The history of its former values.
  ///   - action: The case with the undo actions.
  ///   - limit: The number of steps to keep, at least one.
  ///   - grouping: Returns how an action's change becomes a step. It is called before the action is reduced.
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
      return reduceUnrecorded(action, in: &state)
    case .step:
      return record(action, group: nil, in: &state)
    case .group(let name):
      // The history already contains the value before the group.
      if state[keyPath: history].group == name { return base.resolved.reduce(&state, action) }
      return record(action, group: name, in: &state)
    }
  }

  /// An undo of what follows must not take back this change, and so the next change begins a new step.
  private func reduceUnrecorded(_ action: Action, in state: inout State) -> Effect<Action> {
    guard state[keyPath: history].group != nil else { return base.resolved.reduce(&state, action) }
    let old = state[keyPath: value]
    let effect = base.resolved.reduce(&state, action)
    if state[keyPath: value] != old { state[keyPath: history].endGroup() }
    return effect
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
