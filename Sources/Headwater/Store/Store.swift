import Observation

/// Holds the state of a feature, takes its actions, runs its effects, and tells views what changed.
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
/// - Actions are processed first in, first out, and never nested: one that is sent from inside a turn
///   waits for its end.
/// - A value that is read is tracked for its key path alone: an observer is told when that value has
///   become another, once a turn, whatever else happened.
/// - A store is inert until it is first sent to, read or subscribed. Its effects end with it.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  /// The engine, of a store that holds its state itself.
  @usableFromInline let engine: Engine<State, Action>?

  /// The way to the root, of a store that is a scope of another.
  @usableFromInline let link: ScopeLink<State, Action>?

  @usableFromInline lazy var scopes = ScopeCache()

  @usableFromInline lazy var root: ScopeRoot = {
    if let engine { return ScopeRoot(engine) }
    return scopeLink.root
  }()

  /// What a store was made with; nil of a scope.
  @usableFromInline let emits: Emission<State>?

  /// When the store was made, so that views can tell one that a body has made; nil of a scope.
  @usableFromInline package let madeAt: ContinuousClock.Instant?

  /// Which states subscribers and streams are told of.
  var emission: Emission<State> { emits ?? .whenDifferentIfComparable }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: What an action does to the state. Its `body` is evaluated once, at the first use.
  ///   - middleware: What sees each action before and after the reducer.
  ///   - emits: Which states subscribers and streams are told of.
  ///   - runtime: How effects run: `.live`, or by hand in tests.
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
  ///   - reducer: What an action does to the state. Its `body` is evaluated once, at the first use.
  ///   - middleware: What sees each action before and after the reducer.
  ///   - emits: Which states subscribers and streams are told of.
  ///   - runtime: How effects run: `.live`, or by hand in tests.
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
    madeAt = .now
    connect(engine)
  }

  /// Sends an action: the one way to change the state.
  ///
  /// When it returns, the action has been processed, and everything that followed from it at once;
  /// unless it was sent from inside a turn, in which case it waits until that turn is over.
  ///
  /// - Parameter action: What happened.
  /// - Returns: The effects that it set going, to wait for or to cancel.
  @inlinable
  @discardableResult
  public func send(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    let place = SourcePlace(fileID: fileID, line: line)
    if let engine { return StoreTask(engine.send(action, from: place)) }
    return StoreTask(link?.send(action, from: .send(place)))
  }

  /// A closure that sends an action, to hand to a button.
  ///
  /// ```swift
  /// Button("Reset", action: store.call(.reset))
  /// ```
  public func call(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> @MainActor () -> Void {
    { self.send(action, fileID: fileID, line: line) }
  }

  /// Tells an observer of every turn from now on.
  ///
  /// On a scope it is an issue, and nothing is attached: turns belong to the store that holds the
  /// state.
  ///
  /// - Parameter observer: What is told; kept until the subscription is cancelled or the store goes.
  /// - Returns: What detaches the observer.
  @discardableResult
  public func attach(
    _ observer: some StoreObserver<State, Action>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StoreSubscription {
    guard let engine else {
      root.report(.observerOnScope(at: SourcePlace(fileID: fileID, line: line)))
      return StoreSubscription(token: SubscriberToken())
    }
    return engine.attach(observer)
  }

  /// What is done with misuse of this store and of its scopes; it prints by default.
  ///
  /// Setting it on a scope does nothing: issues belong to the store that holds the state.
  public var onIssue: (StoreIssue) -> Void {
    get { engine?.onIssue ?? root.report }
    set { engine?.onIssue = newValue }
  }

  /// Makes a scope of another store.
  @usableFromInline
  init(link: ScopeLink<State, Action>) {
    engine = nil
    self.link = link
    emits = nil
    madeAt = nil
  }

  @inlinable
  func connect(_ engine: Engine<State, Action>) {
    engine.host = self
    DelayedStart.applyCurrent(to: engine)
    engine.makeWake = { host in
      // The host is the store that says so here.
      let reference = StoreReference(unsafeDowncast(host, to: Store.self))
      let mainActor = MainActor.shared
      // What `MainActor.assumeIsolated` does, which would ask for the executor and allocate for each
      // letter: a tenth of what an effect costs. The proof is the isolation that is handed in: a caller
      // can only give the actor that it runs on, since it does so by an `isolated` parameter.
      let deliver: @MainActor @Sendable () -> Void = { reference.deliver() }
      let deliverHere = unsafeBitCast(deliver, to: (@Sendable () -> Void).self)
      return { isolation in
        if isolation === mainActor { deliverHere() } else { reference.deliverLater() }
      }
    }
    engine.runtime.scheduler?.attach(actor: MainActor.shared) { [weak self] in
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
