/// A pure function from a state and an action to the next state and the effects that follow.
///
/// A feature is a struct that conforms to this protocol. Its dependencies are plain stored properties that
/// its `init` receives; closures among them are `@Sendable`. Write one of two forms, either
/// `reduce(into:action:)`:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case increment, decrement }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .increment: state.count += 1
///     case .decrement: state.count -= 1
///     }
///     return .none
///   }
/// }
/// ```
///
/// or a `body` of other reducers, which run in the order written:
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Validation()
///   Reduce { state, action in … }
/// }
/// ```
///
/// - A reducer is pure: it reads its arguments, changes `state` in place, and returns effects as values. It
///   starts nothing itself. The same state and action therefore always give the same result, which is what
///   tests and replays rely on.
/// - `body` is evaluated once, when a store first needs it. An `if` in it may therefore depend on stored
///   properties only, not on the state.
/// - Implement only one of the two. If a feature has both, the store calls its `reduce`, ignores its `body`,
///   and reports an issue with the first action.
public protocol Reducer<State, Action> {
  /// The state of this feature.
  associatedtype State

  /// The actions of this feature.
  associatedtype Action

  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body = Never

  /// Changes `state` in place for one action and returns the effects that follow from it.
  ///
  /// - Parameters:
  ///   - state: The feature's state, lent for this call only.
  ///   - action: The action to process.
  /// - Returns: The effects, which the store starts once observers have seen the new state.
  func reduce(into state: inout State, action: Action) -> Effect<Action>  // Or 'var body', below.

  /// The reducers of this feature, in the order in which they run.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Whether an action may change the state at all. If not, the store skips its observers.
  ///
  /// The store asks each entry of a `body`, not the feature that has it. Implement it in those entries.
  ///
  /// - Parameter action: The action that is about to be reduced.
  func mayChange(_ action: Action) -> Bool

  /// Evaluates `body` once, and returns the form of this reducer that stores call. Do not implement it.
  func resolved() -> ResolvedReducer<State, Action>
}

// It has no default `reduce`, not even an unavailable one with a message. If neither is there, the compiler then
// reports one error, and shows the line of the requirement with it. For an unavailable default it reports two.
extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    // Stores and compositions never ask a reducer without a body for it.
    fatalError("\(Self.self) implements `reduce(into:action:)`, so it has no `body` to evaluate.")
  }
}

extension Reducer {
  @inlinable
  public func mayChange(_ action: Action) -> Bool { true }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(
      reduce: { state, action in self.reduce(into: &state, action: action) },
      mayChange: { action in self.mayChange(action) }
    )
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if ReduceOfBody.answers(for: Self.self) { return .none }
    return body.reduce(into: &state, action: action)
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool { body.mayChange(action) }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    let body = body.resolved()
    let feature = ReducerWithBody<State, Action>(
      Self.self, body: body.reduce,
      reduce: { state, action in self.reduce(into: &state, action: action) })
    return ResolvedReducer(
      reduce: { state, action in feature(&state, action) },
      mayChange: { action in !feature.isBodyUsed || body.mayChange(action) },
      conditions: body.conditions, feature: feature)
  }
}
