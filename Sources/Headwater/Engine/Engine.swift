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
///
/// @inlinable: each action passes here.
@usableFromInline
package final class Engine<State, Action> {
  @usableFromInline let storage: StateStorage<State>

  /// The reducer's function, kept apart so that calling it copies nothing else; nil until the store
  /// is used for the first time.
  @exclusivity(unchecked) @usableFromInline
  var reduce: ((inout State, Action) -> Effect<Action>)?

  /// nil until the store is used for the first time.
  @exclusivity(unchecked) @usableFromInline var reducer: ResolvedReducer<State, Action>?

  @usableFromInline let makeReducer: () -> ResolvedReducer<State, Action>

  /// Everything that keeps `send` from its shortest way.
  @exclusivity(unchecked) @usableFromInline var flags: EngineFlags = .unused

  @exclusivity(unchecked) @usableFromInline var fields: TrackedFields<State>?

  @exclusivity(unchecked) @usableFromInline var subscribers: [Subscriber] = []

  /// Those of them who are told when effects start, in this turn.
  @exclusivity(unchecked) @usableFromInline var callsWithEffects: [(ActionSource) -> Void] = []

  /// The scopes of which fields are observed.
  @exclusivity(unchecked) @usableFromInline var regions: [ObservedRegion] = []

  @exclusivity(unchecked) @usableFromInline var queue = ActionQueue<Action>()

  @exclusivity(unchecked) @usableFromInline var effects: EffectPort<Action>?

  /// The middlewares, in their order.
  var links: [ResolvedMiddleware<State, Action>.Link] = []

  var storeObservers: [AttachedObserver<State, Action>] = []

  /// Reads the state on the store's actor; does nothing when the store is gone.
  @usableFromInline package var readLater:
    @Sendable (@escaping @Sendable (State) -> Void) async -> Void = { _ in }

  /// nil when the reducer has none.
  @usableFromInline var subscriptions: RunningSubscriptions?

  @usableFromInline package let runtime: EffectRuntime

  /// The actor whose isolation protects this engine; nil for none.
  @usableFromInline package weak var actor: (any Actor)?

  /// Makes the store's actor call `deliverLetters()`; callable on any thread.
  @usableFromInline package var wake: @Sendable () -> Void = {}

  @usableFromInline package var onIssue: (StoreIssue) -> Void = StoreIssue.print

  /// How many follow-ups one `send` may cause before it counts as endless.
  @usableFromInline package var followUpLimit = 10_000

  /// Whether follow-ups wait until `processNext()` is called, as in a test store.
  package var isStepping = false {
    didSet { if isStepping { flags.insert(.stepping) } else { flags.remove(.stepping) } }
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
    storage = StateStorage(initialState)
    makeReducer = { reducer.resolved() }
    self.runtime = runtime
  }

  deinit {
    effects?.registry.endAll()
    for window in effects?.throttles.values ?? [:].values { window.pending?.group.release() }
    for subscriber in subscribers { subscriber.end() }
  }

  /// Processes an action, and everything that follows from it at once.
  ///
  /// - Returns: What the action set going; nil if that is nothing.
  @inlinable
  package func send(_ action: Action, from place: SourcePlace) -> EffectGroup? {
    guard flags.isSubset(of: .observed), let reduce else { return enqueue(action, from: place) }
    flags.insert(.reducing)
    let effect = reduce(&storage.pointer.pointee, action)
    if effect.isNone && flags == .reducing {
      flags = []
      return nil
    }
    return finishTurn(with: effect, of: action, from: place)
  }
}
