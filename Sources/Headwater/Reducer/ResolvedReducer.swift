// @inlinable: each action passes here.

/// A reducer with its `body` evaluated, which a store calls for every action.
///
/// With it, `body` runs once for each store and not once for each action. Its closures are formed where the
/// reducer's concrete type is known, which lets the compiler specialise their calls.
public struct ResolvedReducer<State, Action> {
  @usableFromInline package let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let mayChange: (Action) -> Bool

  /// The step of a reducer that has a faster one than `reduce`.
  @usableFromInline let ownStep: ReduceStep<State, Action>?

  /// Nil for most reducers.
  @usableFromInline let conditions: ReducerConditions<State, Action>?

  /// The feature whose `body` this is; nil for any other reducer.
  @usableFromInline let feature: ReducerWithBody<State, Action>?

  @inlinable
  init(
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    step: ReduceStep<State, Action>? = nil,
    mayChange: @escaping (Action) -> Bool,
    conditions: ReducerConditions<State, Action>? = nil,
    feature: ReducerWithBody<State, Action>? = nil
  ) {
    self.reduce = reduce
    self.feature = feature
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

/// A reducer that is resolved when it is first needed. This allows a feature to contain itself.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline let make: () -> ResolvedReducer<State, Action>
  @exclusivity(unchecked) @usableFromInline var made: CalledReducer<State, Action>?

  /// The same, read without counting a reference for each action. It lives as long as this object: `made` is
  /// never replaced, since a reducer does not need itself while it is resolved.
  @exclusivity(unchecked) @usableFromInline var uncounted: Unmanaged<CalledReducer<State, Action>>?

  @inlinable
  init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    make = { reducer.resolved() }
  }

  @inlinable var resolved: ResolvedReducer<State, Action> {
    if let made { return made.reducer }
    let made = CalledReducer(make())
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
    return uncounted._withUnsafeGuaranteedRef { $0.call(&state, action) }
  }

  /// Whether the reducer may have subscriptions. A feature that contains itself is asked once.
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>, by lift: LiftIdentity) -> Bool {
    asked.insert(lift).inserted && conditions?.hasSubscriptions(&asked) ?? false
  }
}
