/// A store for servers, libraries and heavy work: the same as `Store`, on an actor of its own.
///
/// ```swift
/// let jobs = StoreActor(initialState: Jobs.State(), reducer: Jobs())
/// await jobs.send(.submitted(job))
/// let count = await jobs.read { $0.waiting.count }
/// ```
public actor StoreActor<State, Action> {
  private let unconnected: Engine<State, Action>
  private var isConnected = false

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action; handed over to the actor.
  ///   - reducer: What an action does to the state; handed over to the actor.
  ///   - middleware: What sees each action before and after the reducer; handed over to the actor.
  public init<R: Reducer & SendableMetatype>(
    initialState: sending State, reducer: sending R,
    middleware: sending (any Middleware<State, Action> & SendableMetatype)? = nil
  ) where R.State == State, R.Action == Action {
    unconnected = Engine(initialState: initialState, reducer: reducer, runtime: .live)
    if let middleware { unconnected.install(middleware.resolved()) }
  }

  /// Sends an action: the one way to change the state.
  ///
  /// - Parameter action: What happened; handed over to the actor.
  /// - Returns: The effects that it set going, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: sending Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    StoreTask(engine.send(action, from: SourcePlace(fileID: fileID, line: line)))
  }

  /// Reads from the state.
  ///
  /// - Parameter body: Is lent the state and returns what is wanted of it.
  public func read<Value: Sendable>(
    _ body: @Sendable (_ state: borrowing State) throws -> Value
  ) rethrows -> Value {
    try body(engine.state)
  }

  /// The values that a part of the state takes from now on; see `Store.updates(of:)`.
  public func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value> & Sendable
  ) -> AsyncStream<Value> {
    SubscriptionSource(engine).updates(of: path, isDuplicate: ==)
  }

  /// Replaces what is done with misuse of this store; it prints by default.
  public func onIssue(_ handler: @escaping @Sendable (StoreIssue) -> Void) {
    engine.onIssue = handler
  }

  /// The engine, connected at the first use, since an actor's `init` may not hand out its `self`.
  private var engine: Engine<State, Action> {
    guard !isConnected else { return unconnected }
    isConnected = true
    unconnected.actor = self
    unconnected.readLater = { [weak self] body in await self?.lend(body) }
    unconnected.wake = { [weak self] in
      Task { await self?.deliverLetters() }
    }
    return unconnected
  }

  private func lend(_ body: (State) -> Void) {
    body(engine.state)
  }

  private func deliverLetters() {
    engine.deliverLetters()
  }
}
