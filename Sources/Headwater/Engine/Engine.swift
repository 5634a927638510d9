// @inlinable: each action passes here.

/// The part of a store that does the work: it holds the state, the reducer, the queue, the observers
/// and the effects, and takes one action at a time through a turn.
///
/// In come actions and reads; out go notifications, effects and issues. It knows no actor: whoever
/// holds it (`Store`, `StoreActor`, `TestStore`) calls it from one isolation only, which is why it is
/// not Sendable.
///
/// `@exclusivity(unchecked)` on the stored properties spares their dynamic checks on every action:
/// each access is a single statement of this class, during which no foreign code runs.
///
/// A turn, in this order:
/// 1. Actions are processed first in, first out, never nested.
/// 2. Middlewares see the action, with the state before.
/// 3. The reducer changes the state in place.
/// 4. Observers of what has changed are told, once.
/// 5. Middlewares see the action, with the state after.
/// 6. Effects start; the actions they send at once join the queue.
/// 7. Effects whose feature is gone are cancelled, and subscriptions adjusted.
/// Only then comes the next action.
@usableFromInline
package final class Engine<State, Action> {
  /// Where the state is: memory at a fixed address, of this engine alone.
  ///
  /// It is read and written through a pointer and not as a property, which spares the dynamic check
  /// for exclusive access on every action. What the check would find is found by `flags` instead, with
  /// a message: the state is lent out for writing only while they say `reducing`, during which every
  /// read is turned away, and all of this happens in one isolation.
  @usableFromInline let memory: UnsafeMutablePointer<State>

  /// The reducer's function, kept apart so that calling it copies nothing else; nil until the store
  /// is used for the first time.
  @exclusivity(unchecked) @usableFromInline
  var reduce: ((inout State, Action) -> Effect<Action>)?

  /// The rest of the reducer.
  @exclusivity(unchecked) @usableFromInline var mayChange: (Action) -> Bool = { _ in true }
  @exclusivity(unchecked) @usableFromInline var conditions: ReducerConditions<State, Action>?

  @usableFromInline let makeReducer: () -> ResolvedReducer<State, Action>

  /// Everything that keeps `send` from its shortest way.
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

  /// Makes the function, callable on any thread, by which the host's actor calls `deliverLetters()`.
  /// Formed where the types are known, so that everything it leads to is specialised.
  @exclusivity(unchecked) @usableFromInline
  package var makeWake: (any EngineHost<State>) -> Mailbox<Action>.Wake = { _ in { _ in } }

  @exclusivity(unchecked) @usableFromInline
  package var onIssue: (StoreIssue) -> Void = StoreIssue.print

  /// How many actions may follow, each from the one before, until that counts as endless.
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
    effects?.registry.endAll()
    effects?.mailbox.close()
    for window in effects?.throttles.values ?? [:].values { window.pending?.group.leaveThrottled() }
    for subscriber in audience?.subscribers ?? [] { subscriber.end() }
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// Processes an action that may come from something else than a call of `send`.
  @inlinable
  func send(_ action: Action, from source: ActionSource) -> EffectGroup? {
    if case .send(let place) = source { return send(action, from: place) }
    return enqueue(action, source: source)
  }

  /// Processes an action, and everything that follows from it at once.
  ///
  /// - Returns: What the action set going; nil if that is nothing.
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
