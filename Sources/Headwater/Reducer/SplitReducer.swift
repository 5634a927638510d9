/// An action whose type says whether it may change the state.
public enum SplitAction<MutatingAction, EffectAction> {
  /// An action that may change the state, and may have effects.
  case mutating(MutatingAction)

  /// An action that has effects and cannot change the state.
  case effect(EffectAction)

  /// No action, for functions that have to return one.
  case noAction
}

extension SplitAction: Sendable where MutatingAction: Sendable, EffectAction: Sendable {}
extension SplitAction: Equatable where MutatingAction: Equatable, EffectAction: Equatable {}
extension SplitAction: Hashable where MutatingAction: Hashable, EffectAction: Hashable {}
extension SplitAction: Encodable where MutatingAction: Encodable, EffectAction: Encodable {}
extension SplitAction: Decodable where MutatingAction: Decodable, EffectAction: Decodable {}

/// A reducer in two functions: one for actions that change the state, and one for actions that only have
/// effects.
///
/// ```swift
/// struct SignUp: SplitReducer {
///   func mutate(_ state: inout State, _ action: MutatingAction) -> Effect<Action> { … }
///   func effect(_ state: State, _ action: EffectAction) -> Effect<Action> { … }
/// }
/// ```
///
/// By their types, an effect action and `.noAction` can't change the state. The store therefore skips its
/// observers for them.
public protocol SplitReducer<State, MutatingAction, EffectAction>: Reducer
where Action == SplitAction<MutatingAction, EffectAction>, Body == Never {
  /// The actions that may change the state.
  associatedtype MutatingAction

  /// The actions that only have effects; `Never` if there are none.
  associatedtype EffectAction = Never

  /// Changes the state for an action and returns the effects that follow from it.
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
  /// Never called, since there is no action that only has effects.
  @inlinable
  public func effect(_ state: State, _ action: Never) -> Effect<Action> {}
}
