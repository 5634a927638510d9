/// A reducer with its `body` evaluated: what a store calls for every action.
///
/// It exists so that `body` runs once a store and not once an action, and so that the calls inside
/// are formed where the reducer's concrete type is known, which lets the compiler specialise them.
///
/// @inlinable: each action passes here.
public struct ResolvedReducer<State, Action> {
  @usableFromInline package let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let mayChange: (Action) -> Bool

  /// The step of a reducer that has a shorter way than `reduce`.
  @usableFromInline let ownStep: ReduceStep<State, Action>?

  /// nil for most reducers.
  @usableFromInline let conditions: ReducerConditions<State, Action>?

  /// The effects that a state implies, where the lifts to computed fields that lead here are known.
  @usableFromInline
  typealias ImpliedSubscriptions =
    (_ state: State, _ entered: Set<LiftIdentity>) -> [Subscription<Action>]

  @inlinable
  init(
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    step: ReduceStep<State, Action>? = nil,
    mayChange: @escaping (Action) -> Bool,
    isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)? = nil,
    subscriptions: ImpliedSubscriptions? = nil,
    hasSubscriptions: ((_ asked: inout Set<LiftIdentity>) -> Bool)? = nil
  ) {
    self.reduce = reduce
    ownStep = step
    self.mayChange = mayChange
    conditions =
      if isPresent == nil && subscriptions == nil && hasSubscriptions == nil {
        nil
      } else {
        ReducerConditions(
          isPresent: isPresent, subscriptions: subscriptions, hasSubscriptions: hasSubscriptions)
      }
  }

  @inlinable var step: ReduceStep<State, Action> {
    let reduce = reduce
    return ownStep
      ?? ReduceStep { state, action, effect in effect.merge(reduce(&state, action)) }
  }

  @inlinable var isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)? { conditions?.isPresent }

  @inlinable var subscriptions: ImpliedSubscriptions? { conditions?.subscriptions }

  /// Whether there may be subscriptions, which each lift in the source is asked once, since a feature
  /// may contain itself.
  @inlinable
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    conditions?.hasSubscriptions?(&asked) ?? (subscriptions != nil)
  }
}

/// Which effects the state allows and implies, for the few reducers that have a say in it.
@usableFromInline
final class ReducerConditions<State, Action> {
  /// Whether the optional, case or element is still there in which an effect was started, by the
  /// path of lifts that leads to it. nil when nothing below can go away.
  @usableFromInline let isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)?

  /// The effects that a state implies; nil when there never are any.
  @usableFromInline let subscriptions: ResolvedReducer<State, Action>.ImpliedSubscriptions?

  @usableFromInline let hasSubscriptions: ((_ asked: inout Set<LiftIdentity>) -> Bool)?

  @inlinable
  init(
    isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)?,
    subscriptions: ResolvedReducer<State, Action>.ImpliedSubscriptions?,
    hasSubscriptions: ((_ asked: inout Set<LiftIdentity>) -> Bool)?
  ) {
    self.isPresent = isPresent
    self.subscriptions = subscriptions
    self.hasSubscriptions = hasSubscriptions
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

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let uncounted else { return resolved.reduce(&state, action) }
    return uncounted._withUnsafeGuaranteedRef { $0.reducer.reduce(&state, action) }
  }

  /// Whether the reducer may have subscriptions; a feature that contains itself adds none by that.
  @usableFromInline
  func hasSubscriptions(_ asked: inout Set<LiftIdentity>, by lift: LiftIdentity) -> Bool {
    asked.insert(lift).inserted && resolved.hasSubscriptions(&asked)
  }
}
