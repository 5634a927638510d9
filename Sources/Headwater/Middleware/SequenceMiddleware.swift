/// Listens to an asynchronous sequence as long as its store lives, and sends an action for each element.
///
/// Use it for timers, polling, changes of a database, reachability, notifications and sockets. It begins
/// when the store is first used.
///
/// ```swift
/// let reachability = SequenceMiddleware<App.State, App.Action>("reachability") {
///   network.changes()
/// } send: { .reachabilityChanged($0) }
/// ```
public struct SequenceMiddleware<State, Action>: Middleware {
  private let effect: () -> Effect<Action>

  /// Makes a middleware that listens to a sequence.
  ///
  /// - Parameters:
  ///   - name: The name of its effect in issues, tests and tools.
  ///   - sequence: Makes the sequence when the store is first used.
  ///   - transform: Returns the action for an element, or nil to send none.
  public init<Sequence: AsyncSequence & SendableMetatype>(
    _ name: String, _ sequence: @escaping @Sendable () -> Sequence,
    send transform: @escaping @Sendable (Sequence.Element) -> sending Action?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Sequence.AsyncIterator: SendableMetatype {
    effect = {
      .stream(sequence(), name: name, transform, fileID: fileID, line: line)
    }
  }

  public func start(context: MiddlewareContext<State>) -> Effect<Action> { effect() }
}
