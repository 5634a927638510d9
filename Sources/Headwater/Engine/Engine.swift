// @inlinable: each action passes here.

/// The working part of a store: it holds the state, the reducer, the queue, the observers and the
/// effects, and takes one action at a time through a turn.
///
/// In come actions and reads; out go notifications, effects and issues. It knows no actor: its owner
/// (`Store`, `StoreActor` or `TestStore`) calls it from one isolation only. It is therefore not Sendable.
///
/// `@exclusivity(unchecked)` on the stored properties saves their dynamic checks on every action. It is
/// sound because each access is a single statement of this class, during which no foreign code runs.
///
/// A turn, in this order:
/// 1. Actions are processed first in, first out, never nested.
/// 2. Middlewares see the action, with the state before.
/// 3. The reducer changes the state in place.
/// 4. Observers of changed values are told, once each.
/// 5. Middlewares see the action, with the state after.
/// 6. Effects start; the actions they send at once join the queue.
/// 7. Effects whose feature is gone are cancelled, and subscriptions are adjusted.
/// Then the next action is taken.
@usableFromInline
package final class Engine<State, Action> {
  /// The state, in memory at a fixed address that belongs to this engine alone.
  ///
  /// Access through a pointer, not a property, saves the dynamic check for exclusive access on every
  /// action. `flags` finds the same mistakes, with a message: the state is lent for writing only while
  /// `flags` contains `reducing`, every read is turned away during that time, and all of this happens in
  /// one isolation.
  @usableFromInline let memory: UnsafeMutablePointer<State>

  /// The reducer's function; nil until the store is used for the first time. It is stored apart because a
  /// call then copies nothing else.
  @exclusivity(unchecked) @usableFromInline
  var reduce: ((inout State, Action) -> Effect<Action>)?

  /// The rest of the reducer.
  @exclusivity(unchecked) @usableFromInline var mayChange: (Action) -> Bool = { _ in true }
  @exclusivity(unchecked) @usableFromInline var conditions: ReducerConditions<State, Action>?

  @usableFromInline let makeReducer: () -> ResolvedReducer<State, Action>

  /// The conditions that keep `send` from its fast path.
  @exclusivity(unchecked) @usableFromInline var flags: EngineFlags = .unused

  @exclusivity(unchecked) @usableFromInline var fields: TrackedFields<State>?

  @exclusivity(unchecked) @usableFromInline var audience: Audience?

  @exclusivity(unchecked) @usableFromInline var queue = Queue<QueuedAction<Action>>()

  @exclusivity(unchecked) @usableFromInline var effects: StoreEffects<Action>?

  /// The middlewares, in their order.
  @exclusivity(unchecked) var links: [ResolvedMiddleware<State, Action>.Link] = []

  @exclusivity(unchecked) var storeObservers: [AttachedObserver<State, Action>] = []

  @usableFromInline package let runtime: EffectRuntime

  /// The store around this engine, which it does not keep.
  @exclusivity(unchecked) @usableFromInline package weak var host: (any EngineHost<State>)?

  /// Makes the function that calls `deliverLetters()` on the host's actor; callable on any thread.
  /// Stores form it where the types are known, which lets the compiler specialise what it calls.
  @exclusivity(unchecked) @usableFromInline
  package var makeWake: (any EngineHost<State>) -> Mailbox<Action>.Wake = { _ in { _ in } }

  @exclusivity(unchecked) @usableFromInline
  package var onIssue: (StoreIssue) -> Void = StoreIssue.print

  /// Called when a feature wishes to be gone that no lift presents; nil to report an issue.
  @exclusivity(unchecked) package var onDismissal: (() -> Void)?

  /// How many actions may follow, each from the one before, until they count as an endless loop.
  @exclusivity(unchecked) @usableFromInline package var followUpLimit = 10_000

  /// Whether follow-ups wait until `processNext()` is called, as in a test store.
  package var isStepping: Bool {
    get { flags.contains(.stepping) }
    set { if newValue { flags.insert(.stepping) } else { flags.remove(.stepping) } }
  }

  /// Makes an engine that is inert until it is used.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: Its body is evaluated at the first use.
  ///   - runtime: How effects run.
  @inlinable
  package init<R: Reducer>(
    initialState: consuming State, reducer: R, runtime: EffectRuntime
  ) where R.State == State, R.Action == Action {
    memory = .allocate(capacity: 1)
    memory.initialize(to: initialState)
    makeReducer = { reducer.resolved() }
    self.runtime = runtime
    if runtime.scheduler != nil { flags.insert(.scheduled) }
  }

  deinit {
    if flags.contains(.scheduled) { runtime.scheduler?.detach(ObjectIdentifier(self)) }
    effects?.registry.endAll()
    effects?.mailbox.close()
    for window in effects?.throttles.values ?? [:].values { window.pending?.group.leaveThrottled() }
    for subscriber in audience?.all ?? [] { subscriber.end() }
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// Processes an action from any source.
  @inlinable
  func send(_ action: Action, from source: ActionSource) -> EffectGroup? {
    if case .send(let place) = source { return send(action, from: place) }
    return enqueue(action, source: source)
  }

  /// Processes an action and its follow-ups.
  ///
  /// - Returns: The effects and waiting actions that the action has led to; nil if there are none.
  @inlinable
  package func send(_ action: Action, from place: SourcePlace) -> EffectGroup? {
    guard flags.isSubset(of: .observed), let reduce else { return enqueue(action, from: place) }
    flags.insert(.reducing)
    let effect = reduce(&memory.pointee, action)
    if effect.isNone && flags == .reducing {
      flags = []
      return nil
    }
    return finishTurn(with: effect, of: action, from: place)
  }
}
