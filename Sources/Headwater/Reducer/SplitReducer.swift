/// An action that says by its type whether it may change state.
public enum SplitAction<MutatingAction, EffectAction> {
  /// Changes the state, and may have effects.
  case mutating(MutatingAction)

  /// Has effects, and cannot change the state.
  case effect(EffectAction)

  /// Nothing: what a transformation returns that has no action to give.
  case noAction
}

extension SplitAction: Sendable where MutatingAction: Sendable, EffectAction: Sendable {}
extension SplitAction: Equatable where MutatingAction: Equatable, EffectAction: Equatable {}
extension SplitAction: Hashable where MutatingAction: Hashable, EffectAction: Hashable {}

/// A reducer in two functions: one for the actions that change the state, one for those that only
/// have effects.
///
/// ```swift
/// struct SignUp: SplitReducer {
///   func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> { … }
///   func effect(_ state: State, _ action: EffectAction) -> Effect<Action> { … }
/// }
/// ```
///
/// An effect action, or `.noAction`, can't change the state by its type, so the store does not even
/// look whether observers have to be told.
public protocol SplitReducer<State, MutatingAction, EffectAction>: Reducer
where Action == SplitAction<MutatingAction, EffectAction>, Body == Never {
  /// The actions that may change the state.
  associatedtype MutatingAction

  /// The actions that only have effects; `Never` if there are none.
  associatedtype EffectAction = Never

  /// Changes the state for an action, and returns the effects that follow.
  func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action>

  /// Returns the effects of an action that can't change the state.
  func effect(_ state: State, _ action: EffectAction) -> Effect<Action>
}

extension SplitReducer {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .mutating(let action): mutate(&state, action)
    case .effect(let action): effect(state, action)
    case .noAction: .none
    }
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    if case .mutating = action { true } else { false }
  }
}

extension SplitReducer where EffectAction == Never {
  /// There is no action that only has effects.
  @inlinable
  public func effect(_ state: State, _ action: Never) -> Effect<Action> {}
}
