/// A pure function from state and action to the next state, and to the effects that follow.
///
/// A feature is a struct that conforms. Its dependencies are plain stored properties, given in
/// `init`; closures among them are `@Sendable`. Write one of the two forms:
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
/// or a `body` that is composed of other reducers, which run in the order written:
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Validation()
///   Reduce { state, action in … }
/// }
/// ```
///
/// - A reducer is pure: it reads its arguments, changes `state` in place, and returns effects as
///   values. It starts nothing itself.
/// - `body` is evaluated once, when a store first needs it, so an `if` in it may depend on stored
///   properties only.
/// - A feature has one of the two. With both its `reduce` is called, the reducers in its `body` are not,
///   and a store reports that as an issue with the first action.
public protocol Reducer<State, Action> {
  /// The value this feature owns.
  associatedtype State

  /// What can happen to this feature.
  associatedtype Action

  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body = Never

  /// Changes `state` in place for one action and returns the effects that follow from it.
  ///
  /// - Parameters:
  ///   - state: The feature's state, borrowed for this call alone.
  ///   - action: What happened.
  /// - Returns: Effects for the store to start once observers have seen the new state.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this feature is composed of, in the order in which they run.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Whether an action may change the state at all; `false` lets the store skip observation.
  ///
  /// A feature with a `body` is not asked, but each entry of its body: declare it there.
  ///
  /// - Parameter action: What is about to be reduced.
  func mayChange(_ action: Action) -> Bool

  /// The form in which stores and compositions hold this reducer. Do not implement it.
  ///
  /// It evaluates `body`, once.
  func resolved() -> ResolvedReducer<State, Action>
}

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    // Stores and compositions ask for the body of those only that have one.
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
      conditions: body.conditions)
  }
}
