// @inlinable: each action passes here.

/// A reducer with its `body` evaluated: what a store calls for every action.
///
/// It exists so that `body` runs once a store and not once an action, and so that the calls inside
/// are formed where the reducer's concrete type is known, which lets the compiler specialise them.
public struct ResolvedReducer<State, Action> {
  @usableFromInline package let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let mayChange: (Action) -> Bool

  /// The step of a reducer that has a shorter way than `reduce`.
  @usableFromInline let ownStep: ReduceStep<State, Action>?

  /// nil for most reducers.
  @usableFromInline let conditions: ReducerConditions<State, Action>?

  @inlinable
  init(
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    step: ReduceStep<State, Action>? = nil,
    mayChange: @escaping (Action) -> Bool,
    conditions: ReducerConditions<State, Action>? = nil
  ) {
    self.reduce = reduce
    ownStep = step
    self.mayChange = mayChange
    self.conditions = conditions
  }

  @inlinable var step: ReduceStep<State, Action> {
    let reduce = reduce
    return ownStep
      ?? ReduceStep { state, action, effect in effect.merge(reduce(&state, action)) }
  }
}

/// A reducer that is resolved when it is first needed, so that a feature may contain itself.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline
  final class Made {
    @usableFromInline let reducer: ResolvedReducer<State, Action>

    @inlinable
    init(_ reducer: ResolvedReducer<State, Action>) {
      self.reducer = reducer
    }
  }

  @usableFromInline let make: () -> ResolvedReducer<State, Action>
  @exclusivity(unchecked) @usableFromInline var made: Made?

  /// The same, without counting a reference for each action. It lives as long as this object: what is
  /// in `made` is never replaced, since making a reducer does not ask for itself.
  @exclusivity(unchecked) @usableFromInline var uncounted: Unmanaged<Made>?

  @inlinable
  init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    make = { reducer.resolved() }
  }

  @inlinable var resolved: ResolvedReducer<State, Action> {
    if let made { return made.reducer }
    let made = Made(make())
    self.made = made
    uncounted = .passUnretained(made)
    return made.reducer
  }

  @usableFromInline var conditions: ReducerConditions<State, Action>? {
    made?.reducer.conditions ?? resolved.conditions
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let uncounted else { return resolved.reduce(&state, action) }
    return uncounted._withUnsafeGuaranteedRef { $0.reducer.reduce(&state, action) }
  }

  /// Whether the reducer may have subscriptions; a feature that contains itself adds none by that.
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>, by lift: LiftIdentity) -> Bool {
    asked.insert(lift).inserted && conditions?.hasSubscriptions(&asked) ?? false
  }
}
