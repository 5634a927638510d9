import Observation

/// Owns the state of a feature, processes its actions, runs its effects, and updates its views.
///
/// ```swift
/// struct CounterView: View {
///   @State private var store = Store(initialState: Counter.State(), reducer: Counter())
///
///   var body: some View {
///     Text("\(store.count)")
///     Button("Increment", action: store.call(.increment))
///   }
/// }
/// ```
///
/// - `send` is the only way to change the state, for views and for effects alike.
/// - Actions are processed first in, first out, and never nested. An action that is sent during a turn waits
///   for the end of that turn, because observers of the turn must not see a state from its middle.
/// - Reads are tracked by their key path: an observer is told when the value that it has read changes, once
///   a turn, and is not told of other changes.
/// - A store does nothing until its first action, read or subscription. Its effects end with it.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  // Two optionals, not an enum of both: what is taken out of an enum of two objects is retained for the time
  // of a call, which makes an action sent to a scope cost a seventh more.

  /// The engine of a root store; nil for a scope.
  @usableFromInline package let engine: Engine<State, Action>?

  /// The connection of a scope to its root; nil for a root store.
  @usableFromInline let link: ScopeLink<State, Action>?

  @usableFromInline lazy var scopes = ScopeCache()

  @usableFromInline lazy var root: ScopeRoot = {
    if let engine { return ScopeRoot(engine) }
    return scopeLink.root
  }()

  /// The emission that a root store was made with; nil for a scope.
  @usableFromInline let emits: Emission<State>?

  // No optional: the byte for nil would make each store sixteen bytes larger.
  @usableFromInline let creation: ContinuousClock.Instant

  /// The time at which a root store was made, by which views detect a store made in a `body`; nil for a
  /// scope.
  package var madeAt: ContinuousClock.Instant? { engine == nil ? nil : creation }

  /// The filter for the states that subscribers and streams receive.
  var emission: Emission<State> { emits ?? .whenDifferentIfComparable }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: The reducer. Its `body` is evaluated once, when the store is first used.
  ///   - middleware: The middleware, which sees each action before and after the reducer.
  ///   - emits: The filter for the states that subscribers and streams receive.
  ///   - runtime: The runtime of the effects: `.live`, or one under the control of a test.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: State, reducer: R,
    middleware: (any Middleware<State, Action>)? = nil,
    emits: Emission<State> = .whenDifferent,
    runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action, State: Equatable {
    let engine = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    self.init(engine: engine, middleware: middleware, emits: emits)
  }

  /// Makes a store of a state that can't be compared.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: The reducer. Its `body` is evaluated once, when the store is first used.
  ///   - middleware: The middleware, which sees each action before and after the reducer.
  ///   - emits: The filter for the states that subscribers and streams receive.
  ///   - runtime: The runtime of the effects: `.live`, or one under the control of a test.
  @inlinable
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: State, reducer: R,
    middleware: (any Middleware<State, Action>)? = nil,
    emits: Emission<State> = .always,
    runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action {
    let engine = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    self.init(engine: engine, middleware: middleware, emits: emits)
  }

  @inlinable
  init(
    engine: Engine<State, Action>, middleware: (any Middleware<State, Action>)?,
    emits: Emission<State>
  ) {
    if let middleware { engine.install(middleware.resolved()) }
    self.engine = engine
    link = nil
    self.emits = emits
    creation = .now
    connect(engine)
  }

  /// Sends an action. This is the only way to change the state.
  ///
  /// When the call returns, the store has processed the action and all its follow-ups. An action that is sent
  /// during a turn is an exception: it waits until that turn is over.
  ///
  /// - Parameter action: The action to process.
  /// - Returns: The effects of the action, to wait for or to cancel.
  @inlinable
  @discardableResult
  public func send(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    let place = SourcePlace(fileID: fileID, line: line)
    if let engine { return StoreTask(engine.send(action, from: place)) }
    return StoreTask(link?.send(action, from: .send(place)))
  }

  /// Returns a closure that sends an action, for a button.
  ///
  /// ```swift
  /// Button("Reset", action: store.call(.reset))
  /// ```
  public func call(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> @MainActor () -> Void {
    { self.send(action, fileID: fileID, line: line) }
  }

  /// Attaches an observer, which sees every turn from now on.
  ///
  /// Call it on the root store, to which turns belong. On a scope, it attaches nothing and reports an issue.
  ///
  /// - Parameter observer: The observer. The store keeps it until the subscription is cancelled.
  /// - Returns: A subscription that detaches the observer.
  @discardableResult
  public func attach(
    _ observer: some StoreObserver<State, Action>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StoreSubscription {
    guard let engine = ownEngine else {
      root.report(.observerOnScope(at: SourcePlace(fileID: fileID, line: line)))
      return StoreSubscription(token: SubscriberToken())
    }
    return engine.attach(observer)
  }

  /// Handles issues of this store and of its scopes. By default it prints them.
  ///
  /// Set it on the root store, to which issues belong. Setting it on a scope does nothing.
  public var onIssue: (StoreIssue) -> Void {
    get { engine?.onIssue ?? root.report }
    set { ownEngine?.onIssue = newValue }
  }

  /// Makes a scope of another store.
  @usableFromInline
  init(link: ScopeLink<State, Action>) {
    engine = nil
    self.link = link
    emits = nil
    creation = .now
  }

  @inlinable
  func connect(_ engine: Engine<State, Action>) {
    engine.host = self
    DelayedStart.applyCurrent(to: engine)
    engine.makeWake = { host in
      // The host is this store, as set above.
      let reference = StoreReference(unsafeDowncast(host, to: Store.self))
      let mainActor = MainActor.shared
      // As `MainActor.assumeIsolated`, which checks the executor and allocates for each letter and would add
      // a tenth to the cost of an effect. It is sound because callers pass the isolation by an `isolated`
      // parameter, and can therefore only pass the actor that they run on.
      let deliver: @MainActor @Sendable () -> Void = { reference.deliver() }
      let deliverHere = unsafeBitCast(deliver, to: (@Sendable () -> Void).self)
      return { isolation in
        if isolation === mainActor { deliverHere() } else { reference.deliverLater() }
      }
    }
    engine.runtime.scheduler?.attach(ObjectIdentifier(engine), actor: MainActor.shared) {
      [weak self] in
      MainActor.assumeIsolated { self?.engine?.deliverNextLetter() ?? false }
    }
  }
}

extension Store: Observable {}

extension Store: EngineHost {
  @usableFromInline package nonisolated var engineIsolation: (any Actor)? { MainActor.shared }

  @usableFromInline
  package nonisolated func lendState(_ body: @escaping @Sendable (State) -> Void) async {
    await MainActor.run { if let engine { body(engine.state) } }
  }
}
