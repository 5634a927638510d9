/// A reducer with its `body` evaluated: what a store calls for every action.
///
/// It exists so that `body` runs once a store and not once an action, and so that the calls inside
/// are formed where the reducer's concrete type is known, which lets the compiler specialise them.
///
/// @inlinable: each action passes here.
public struct ResolvedReducer<State, Action> {
  @usableFromInline package let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let mayChange: (Action) -> Bool

  /// nil for most reducers.
  @usableFromInline let conditions: ReducerConditions<State, Action>?

  @inlinable
  init(
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    mayChange: @escaping (Action) -> Bool,
    isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)? = nil,
    subscriptions: ((State) -> [Subscription<Action>])? = nil,
    hasSubscriptions: ((_ asked: inout Set<String>) -> Bool)? = nil
  ) {
    self.reduce = reduce
    self.mayChange = mayChange
    conditions =
      if isPresent == nil && subscriptions == nil && hasSubscriptions == nil {
        nil
      } else {
        ReducerConditions(
          isPresent: isPresent, subscriptions: subscriptions, hasSubscriptions: hasSubscriptions)
      }
  }

  @inlinable var isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)? { conditions?.isPresent }

  @inlinable var subscriptions: ((State) -> [Subscription<Action>])? { conditions?.subscriptions }

  /// Whether there may be subscriptions, which is asked once at each place in the source where a
  /// feature is lifted, since a feature may contain itself.
  @inlinable
  func hasSubscriptions(_ asked: inout Set<String>) -> Bool {
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
  @usableFromInline let subscriptions: ((State) -> [Subscription<Action>])?

  @usableFromInline let hasSubscriptions: ((_ asked: inout Set<String>) -> Bool)?

  @inlinable
  init(
    isPresent: ((ArraySlice<EffectID.Key>, State) -> Bool)?,
    subscriptions: ((State) -> [Subscription<Action>])?,
    hasSubscriptions: ((_ asked: inout Set<String>) -> Bool)?
  ) {
    self.isPresent = isPresent
    self.subscriptions = subscriptions
    self.hasSubscriptions = hasSubscriptions
  }
}

/// A reducer that is resolved when it is first needed, so that a feature may contain itself.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline let make: () -> ResolvedReducer<State, Action>
  @exclusivity(unchecked) @usableFromInline var made: ResolvedReducer<State, Action>?

  @inlinable
  init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    make = { reducer.resolved() }
  }

  /// The function alone, which is what each action needs.
  @exclusivity(unchecked) @usableFromInline
  var madeReduce: ((inout State, Action) -> Effect<Action>)?

  @inlinable var resolved: ResolvedReducer<State, Action> {
    if let made { return made }
    let resolved = make()
    made = resolved
    madeReduce = resolved.reduce
    return resolved
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let madeReduce { return madeReduce(&state, action) }
    return resolved.reduce(&state, action)
  }

  /// Whether the reducer may have subscriptions; a feature that contains itself adds none by that.
  @usableFromInline
  func hasSubscriptions(_ asked: inout Set<String>, at place: SourcePlace) -> Bool {
    asked.insert("\(place.fileID):\(place.line)").inserted && resolved.hasSubscriptions(&asked)
  }
}
