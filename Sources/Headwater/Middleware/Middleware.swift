/// Sees every action before and after the reducer. It may have effects, and never changes the state.
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
/// - Before the reducer, it sees the old state, and passes the action on, replaces it, or stops it. After
///   the reducer, it sees the new state.
/// - Its effects start with those of the reducer, and their actions pass through all middlewares.
/// - Its dependencies are plain stored properties that its `init` receives.
public protocol Middleware<State, Action> {
  /// The state that it reads.
  associatedtype State

  /// The actions that it sees.
  associatedtype Action

  /// Returns effects that start when the store is first used, and may run as long as it lives.
  ///
  /// - Parameter context: Reads the state from an effect.
  func start(context: MiddlewareContext<State>) -> Effect<Action>

  /// Sees an action before the reducer.
  ///
  /// - Parameters:
  ///   - action: The action, or its replacement if an earlier middleware has replaced it.
  ///   - state: The state before the action.
  ///   - context: For reading the state later, from an effect.
  /// - Returns: Whether the action passes, and the effects that follow.
  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action>

  /// Sees an action after the reducer.
  ///
  /// - Parameters:
  ///   - action: The action that was reduced.
  ///   - state: The state after the action.
  ///   - context: For reading the state later, from an effect.
  /// - Returns: The effects that follow.
  func after(_ action: Action, state: State, context: MiddlewareContext<State>) -> Effect<Action>

  /// Returns the form of this middleware that stores call. Do not implement it.
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

/// The decision of a middleware about an action.
public struct MiddlewareVerdict<Action> {
  package enum Decision {
    case pass
    case replace(Action)
    case stop
  }

  package let decision: Decision
  package let effect: Effect<Action>

  /// Passes the action on.
  public static var pass: MiddlewareVerdict { pass(with: .none) }

  /// Passes the action on, and starts an effect.
  public static func pass(with effect: Effect<Action>) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .pass, effect: effect)
  }

  /// Replaces the action: later middlewares, the reducer and each `after` see the replacement.
  public static func replace(
    with action: Action, effect: Effect<Action> = .none
  ) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .replace(action), effect: effect)
  }

  /// Stops the action: neither the reducer nor later middlewares see it.
  public static func stop(with effect: Effect<Action> = .none) -> MiddlewareVerdict {
    MiddlewareVerdict(decision: .stop, effect: effect)
  }
}

/// The circumstances of an action, and access to the current state for the effects of a middleware.
public struct MiddlewareContext<State>: Sendable {
  let access: @Sendable (@escaping @Sendable (State) -> Void) async -> Void
  package let source: ActionSource?

  /// The origin of the action; nil in `start`, where there is no action.
  public var origin: ActionOrigin? { source.map(ActionOrigin.init) }

  /// Reads a value from the current state.
  ///
  /// ```swift
  /// return .run { send in
  ///   let token = await context.read { $0.token }
  ///   …
  /// }
  /// ```
  ///
  /// - Parameter body: Called with the state, on the store's actor. It returns the value.
  /// - Returns: The result of `body`; nil if the store is gone.
  public func read<Value: Sendable>(_ body: @escaping @Sendable (State) -> Value) async -> Value? {
    let result = ReadResult<Value>()
    await access { state in result.set(body(state)) }
    return result.value
  }

  /// The context for a middleware that sees only a part of the state.
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
  package struct Link {
    /// The type of the middleware, for origins.
    package let type: Any.Type
    package let start: (MiddlewareContext<State>) -> Effect<Action>
    package let before: (Action, State, MiddlewareContext<State>) -> MiddlewareVerdict<Action>
    package let after: (Action, State, MiddlewareContext<State>) -> Effect<Action>
  }

  package let links: [Link]
}
