/// Sees every action before and after the reducer, and may have effects, but never changes state.
///
/// ```swift
/// struct Analytics: Middleware {
///   let track: @Sendable (String) async -> Void
///
///   func after(
///     _ action: App.Action, state: App.State, context: MiddlewareContext<App.State>
///   ) -> Effect<App.Action> {
///     guard case .purchased(let item) = action else { return .none }
///     return .run { _ in await track("purchased \(item)") }
///   }
/// }
/// ```
///
/// - Before the reducer it is given the state as it was, and may pass the action on, replace it, or
///   stop it. After the reducer it is given the new state.
/// - Its effects start with those of the reducer, and their actions pass through all middlewares.
/// - Dependencies are plain stored properties, given in `init`.
public protocol Middleware<State, Action> {
  /// The state it may read.
  associatedtype State

  /// The actions it sees.
  associatedtype Action

  /// Effects that begin when the store is first used, and go on as long as it lives.
  ///
  /// - Parameter context: For reading the state from an effect.
  func start(context: MiddlewareContext<State>) -> Effect<Action>

  /// Sees an action before the reducer.
  ///
  /// - Parameters:
  ///   - action: What is about to be reduced; what a middleware before this one made of it.
  ///   - state: The state before the action.
  ///   - context: For reading the state later, from an effect.
  /// - Returns: Whether the action goes on, and the effects that follow.
  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action>

  /// Sees an action after the reducer.
  ///
  /// - Parameters:
  ///   - action: What was reduced.
  ///   - state: The state after the action.
  ///   - context: For reading the state later, from an effect.
  /// - Returns: The effects that follow.
  func after(_ action: Action, state: State, context: MiddlewareContext<State>) -> Effect<Action>

  /// The form in which stores hold this middleware. Do not implement it.
  func resolved() -> ResolvedMiddleware<State, Action>
}

extension Middleware {
  public func start(context: MiddlewareContext<State>) -> Effect<Action> { .none }

  public func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action> {
    .pass
  }

  public func after(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> Effect<Action> {
    .none
  }

  public func resolved() -> ResolvedMiddleware<State, Action> {
    ResolvedMiddleware(links: [
      ResolvedMiddleware.Link(
        type: Self.self,
        start: { context in self.start(context: context) },
        before: { action, state, context in self.before(action, state: state, context: context) },
        after: { action, state, context in self.after(action, state: state, context: context) })
    ])
  }
}

/// What a middleware decides about an action.
public struct MiddlewareVerdict<Action> {
  enum Decision {
    case pass
    case replace(Action)
    case stop
  }

  let decision: Decision
  let effect: Effect<Action>

  /// The action goes on as it is.
  public static var pass: MiddlewareVerdict { pass(with: .none) }

  /// The action goes on as it is, and an effect follows.
  public static func pass(with effect: Effect<Action>) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .pass, effect: effect)
  }

  /// Another action goes on in its place: it is what everyone after sees.
  public static func replace(
    with action: Action, effect: Effect<Action> = .none
  ) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .replace(action), effect: effect)
  }

  /// The action goes no further: neither the reducer nor later middlewares see it.
  public static func stop(with effect: Effect<Action> = .none) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .stop, effect: effect)
  }
}

/// What a middleware may know of an action's circumstances, and how its effects read the state as it
/// is when they run.
public struct MiddlewareContext<State>: Sendable {
  let access: @Sendable (@escaping @Sendable (State) -> Void) async -> Void
  let source: ActionSource?

  /// Where the action came from; nil in `start`, where there is none.
  public var origin: ActionOrigin? { source.map(ActionOrigin.init) }

  /// Reads from the current state.
  ///
  /// ```swift
  /// return .run { send in
  ///   let token = await context.read { $0.token }
  ///   …
  /// }
  /// ```
  ///
  /// - Parameter body: Is lent the state on the store's actor, and returns what is wanted of it.
  /// - Returns: What `body` returned; nil when the store is gone.
  public func read<Value: Sendable>(_ body: @escaping @Sendable (State) -> Value) async -> Value? {
    let result = ReadResult<Value>()
    await access { state in result.set(body(state)) }
    return result.value
  }

  /// The context of a middleware that sees only a part of the state.
  func map<LocalState>(
    _ transform: @escaping @Sendable (State) -> LocalState
  ) -> MiddlewareContext<LocalState> {
    let access = access
    return MiddlewareContext<LocalState>(
      access: { body in await access { state in body(transform(state)) } }, source: source)
  }
}

/// A middleware as a flat list of its parts, in their order.
public struct ResolvedMiddleware<State, Action> {
  struct Link {
    /// The middleware as its author named it, for origins.
    let type: Any.Type
    let start: (MiddlewareContext<State>) -> Effect<Action>
    let before: (Action, State, MiddlewareContext<State>) -> MiddlewareVerdict<Action>
    let after: (Action, State, MiddlewareContext<State>) -> Effect<Action>
  }

  let links: [Link]
}
