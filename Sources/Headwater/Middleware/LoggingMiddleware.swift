/// Writes a line for each action with its origin: "loaded from `run` at Feed.swift:31".
///
/// The change of a field is written as one: "items = 12 elements, from `load` at Feed.swift:20".
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
  ///   - describe: Returns the text of a line; by default the action, or the field that it changes, and its
  ///     origin.
  ///   - write: Writes a line; by default to the standard output, at once.
  public init(
    isLogged: @escaping @Sendable (Action) -> Bool = { _ in true },
    describe: (
      @Sendable (_ action: Action, _ state: State, _ origin: ActionOrigin?) -> String
    )? = nil,
    write: @escaping @Sendable (String) -> Void = { StandardOutput.print($0) }
  ) {
    self.isLogged = isLogged
    self.describe = describe ?? { action, _, origin in Self.line(action, from: origin) }
    self.write = write
  }

  public func after(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> Effect<Action> {
    if isLogged(action) { write(describe(action, state, context.origin)) }
    return .none
  }

  private static func line(_ action: Action, from origin: ActionOrigin?) -> String {
    let change = ChangeText(of: action)?.line
    let line = change ?? "\(action)"
    return origin.map { "\(line)\(change == nil ? "" : ",") from \($0)" } ?? line
  }
}
