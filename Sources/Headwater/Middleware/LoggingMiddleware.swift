/// Writes a line for each action with its origin: ".loaded from `run` at Feed.swift:31".
///
/// ```swift
/// let store = Store(
///   initialState: App.State(), reducer: App(), middleware: LoggingMiddleware())
/// ```
public struct LoggingMiddleware<State, Action>: Middleware {
  private let isLogged: @Sendable (Action) -> Bool
  private let write: @Sendable (String) -> Void
  private let describe: @Sendable (Action, State, ActionOrigin?) -> String

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - isLogged: Whether to write a line for an action; true for all by default.
  ///   - describe: Returns the text of a line; by default the action and its origin.
  ///   - write: Writes a line; by default to the standard output.
  public init(
    isLogged: @escaping @Sendable (Action) -> Bool = { _ in true },
    describe:
      @escaping @Sendable (_ action: Action, _ state: State, _ origin: ActionOrigin?) -> String = {
        action, _, origin in
        origin.map { "\(action) from \($0)" } ?? "\(action)"
      },
    write: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.isLogged = isLogged
    self.describe = describe
    self.write = write
  }

  public func after(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> Effect<Action> {
    if isLogged(action) { write(describe(action, state, context.origin)) }
    return .none
  }
}
