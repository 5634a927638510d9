/// Listens to an asynchronous sequence for as long as its store lives, and sends what it hears.
///
/// Timers, polling, a database's changes, reachability, notifications and sockets are all of this
/// form. It begins when the store is first used.
///
/// ```swift
/// let reachability = SequenceMiddleware<App.State, App.Action>("reachability") {
///   network.changes()
/// } send: { .reachabilityChanged($0) }
/// ```
public struct SequenceMiddleware<State, Action>: Middleware {
  private let effect: () -> Effect<Action>

  /// Makes a middleware that listens.
  ///
  /// - Parameters:
  ///   - name: What issues and tools call the effect that listens.
  ///   - sequence: Made when listening begins.
  ///   - transform: The action for an element; nil for none.
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
