/// A store on an actor of its own, for servers, libraries and heavy work. It works as `Store` does.
///
/// ```swift
/// let jobs = StoreActor(initialState: Jobs.State(), reducer: Jobs())
/// await jobs.send(.submitted(job))
/// let count = await jobs.read { $0.waiting.count }
/// ```
public actor StoreActor<State, Action> {
  private let unconnected: Engine<State, Action>
  private var isConnected = false

  /// The filter for the states that subscribers and streams receive.
  let emission: Emission<State>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action; handed over to the actor.
  ///   - reducer: The reducer; handed over to the actor.
  ///   - middleware: The middleware, which sees each action before and after the reducer; handed over to the
  ///     actor.
  ///   - emits: The filter for the states that subscribers and streams receive; handed over to the actor.
  ///   - runtime: The runtime of the effects: `.live`, or one under the control of a test.
  public init<R: Reducer & SendableMetatype>(
    initialState: sending State, reducer: sending R,
    middleware: sending (any Middleware<State, Action> & SendableMetatype)? = nil,
    emits: sending Emission<State> = .whenDifferent, runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action, State: Equatable {
    unconnected = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    emission = emits
    if let middleware { unconnected.install(middleware.resolved()) }
  }

  /// Makes a store of a state that can't be compared.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action; handed over to the actor.
  ///   - reducer: The reducer; handed over to the actor.
  ///   - middleware: The middleware, which sees each action before and after the reducer; handed over to the
  ///     actor.
  ///   - emits: The filter for the states that subscribers and streams receive; handed over to the actor.
  ///   - runtime: The runtime of the effects: `.live`, or one under the control of a test.
  @_disfavoredOverload
  public init<R: Reducer & SendableMetatype>(
    initialState: sending State, reducer: sending R,
    middleware: sending (any Middleware<State, Action> & SendableMetatype)? = nil,
    emits: sending Emission<State> = .always, runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action {
    unconnected = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    emission = emits
    if let middleware { unconnected.install(middleware.resolved()) }
  }

  /// Sends an action. This is the only way to change the state.
  ///
  /// - Parameter action: The action, which the actor takes over.
  /// - Returns: The effects of the action, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: sending Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    StoreTask(engine.send(action, from: SourcePlace(fileID: fileID, line: line)))
  }

  /// Reads a value from the state.
  ///
  /// - Parameter body: Called with the state; returns the value.
  public func read<Value: Sendable>(
    _ body: @Sendable (_ state: borrowing State) throws -> Value
  ) rethrows -> Value {
    try body(engine.state)
  }

  /// Attaches an observer, which sees every turn from now on.
  ///
  /// - Parameter observer: The observer, handed over to the actor and called on it.
  /// - Returns: A subscription that detaches the observer.
  @discardableResult
  public func attach(
    _ observer: sending some StoreObserver<State, Action> & SendableMetatype
  ) -> StoreSubscription {
    engine.attach(observer)
  }

  /// Sets the handler of this store's issues. By default they are printed.
  public func onIssue(_ handler: @escaping @Sendable (StoreIssue) -> Void) {
    engine.onIssue = handler
  }

  /// The engine, connected at the first use because an actor's `init` must not let `self` escape.
  var engine: Engine<State, Action> {
    guard !isConnected else { return unconnected }
    isConnected = true
    unconnected.host = self
    unconnected.makeWake = { host in
      // The host is this store, as set above.
      let store = unsafeDowncast(host, to: StoreActor.self)
      return { [weak store] isolation in
        guard let store else { return }
        if isolation === store {
          store.assumeIsolated { $0.deliverLetters() }
        } else {
          Task { [weak store] in await store?.deliverLetters() }
        }
      }
    }
    unconnected.runtime.scheduler?.attach(ObjectIdentifier(unconnected), actor: self) {
      [weak self] in
      self?.assumeIsolated { $0.unconnected.deliverNextLetter() } ?? false
    }
    return unconnected
  }

  private func deliverLetters() {
    engine.deliverLetters()
  }

  private func read(_ body: (State) -> Void) {
    body(engine.state)
  }
}

extension StoreActor: EngineHost {
  @usableFromInline package nonisolated var engineIsolation: (any Actor)? { self }

  @usableFromInline
  package nonisolated func lendState(_ body: @escaping @Sendable (State) -> Void) async {
    await read(body)
  }
}
