/// A store with all its effects at one moment, as a value: a slow and simple model of the engine.
///
/// ```swift
/// var model = TurnModel(initialState: State(), reducer: reducer)
/// model.send(.searched)
/// var other = model          // Two stores with the same past.
/// model.advance(by: .seconds(1))
/// ```
///
/// - It follows the order of a turn: actions first in, first out; the reducer; effects in their order; the
///   effects of features that are gone are cancelled; subscriptions.
/// - Effects run as in a manual runtime: all ready tasks run in the order in which they became ready, then
///   one letter is processed, and this repeats.
/// - It contains durations and no instants. Two models that will behave the same therefore differ only in
///   their history.
package struct TurnModel<State, Action> {
  package var state: State
  package var reducer: ModelReducer<State, Action>
  package let middlewares: [ModelMiddleware<State, Action>]

  /// The maximum number of actions in a chain, after which it counts as an endless loop.
  package var followUpLimit = 10_000

  /// The actions that wait for their turn.
  package var queue: [WaitingAction] = []

  /// The letters of effects that the store has not processed.
  package var mailbox: [Letter] = []

  /// The effects that have started and not ended, in the order of their start.
  package var effects: [RunningEffect] = []

  /// The open throttle windows.
  package var windows: [ThrottleWindow] = []

  package var sequences: [Int: Sequence] = [:]

  /// The subscriptions that have started, in the order of their start.
  package var subscriptions: [ModelID] = []

  package var tasks: [Int: ModelTask<Action>] = [:]

  /// The tasks that are ready, in the order in which they became so.
  package var readyTasks: [Int] = []

  /// The tasks that sleep, in the order in which they went to sleep.
  package var sleepers: [Sleeper] = []

  /// The timeouts whose time is over. Actions that their work still sends are dropped.
  package var timeoutsOver: Set<Int> = []

  package var issues: [ModelIssue] = []

  /// The number of `send`s so far. Each `send` has a number, which its effects refer to.
  package private(set) var sendCount = 0
  private var cancelledSends: Set<Int> = []
  private var lastNumber = 0

  package init(
    initialState: State, reducer: ModelReducer<State, Action>,
    middlewares: [ModelMiddleware<State, Action>] = []
  ) {
    state = initialState
    self.reducer = reducer
    self.middlewares = middlewares
  }

  /// Returns a unique number.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension TurnModel {
  /// An action that waits for its turn.
  package struct WaitingAction {
    package var action: Action

    /// The `send` that led to it; nil if no task can cancel its effects.
    package var send: Int?

    /// The number of actions that led to it since the queue was last empty.
    package var depth: Int

    /// Whether a missing target is expected, because this is a late result.
    package var isLate: Bool

    /// The feature that sent it, and the ids by which it can be cancelled while it waits.
    package var context = ModelContext()

    /// Whether it removes the child that sent it.
    package var isDismissal = false

    /// Whether the child that sent it went away while it waited.
    package var isOrphan = false
  }

  /// A message from an effect to the store.
  package struct Letter {
    package enum Content {
      case action(Action)
      /// The delay before an effect has ended.
      case awake
      case ended(EffectEnd)
    }

    package var effect: Int
    package var content: Content
  }

  package struct RunningEffect {
    package var number: Int
    /// A readable name, such as "run 3".
    package var name: String
    package var context: ModelContext
    package var send: Int?
    package var task: Int
    package var isCancelled = false

    /// The sequence that it is a part of.
    package var sequence: Int?

    /// The effect that starts after a delay; nil for an effect that is not a delay.
    package var next: Next?

    package enum Next {
      case effect(ModelEffect<Action>)
      case throttleIsOver
    }
  }

  package struct Sleeper {
    package var task: Int
    package var rest: Duration
  }
}

/// An issue that a store reports.
package enum ModelIssue: Equatable {
  /// An action of a child that is not there.
  case missingTarget
  /// An action that would have reached a different child than the one that sent it.
  case sentByFormerChild
  case uncaughtError
  /// A wish to be gone of a feature that nothing presents.
  case dismissedByNothing
  case endlessQueue
}

/// A middleware as plain functions.
package struct ModelMiddleware<State, Action> {
  package enum Verdict {
    case pass
    case replace(Action)
    case stop
  }

  package var before: (Action, State) -> (verdict: Verdict, effect: ModelEffect<Action>)
  package var after: (Action, State) -> ModelEffect<Action>

  package init(
    before: @escaping (Action, State) -> (verdict: Verdict, effect: ModelEffect<Action>),
    after: @escaping (Action, State) -> ModelEffect<Action>
  ) {
    self.before = before
    self.after = after
  }
}

extension TurnModel {
  /// Starts the subscriptions of the initial state.
  package mutating func begin() {
    reconcileSubscriptions(depth: 0)
    drainQueue()
    drain()
  }

  /// Sends an action, and processes everything that follows from it without advancing the time.
  ///
  /// - Returns: The number of this `send`.
  @discardableResult
  package mutating func send(_ action: Action) -> Int {
    sendCount += 1
    queue.append(
      WaitingAction(action: action, send: sendCount, depth: 0, isLate: false))
    drainQueue()
    drain()
    return sendCount
  }

  /// Cancels the effects of a `send`, and those of the actions they have sent.
  package mutating func cancel(send: Int) {
    cancelledSends.insert(send)
    for effect in effects where effect.send == send { cancel(effect: effect.number) }
    dropWaiting { $0.send == send }
    drain()
  }

  /// Whether no action of a `send` waits and none of its effects runs.
  package func isFinished(send: Int) -> Bool {
    !queue.contains { $0.send == send } && !effects.contains { $0.send == send }
      && !windows.contains { $0.waiting?.send == send }
  }

  func isCancelled(send: Int?) -> Bool { send.map(cancelledSends.contains) ?? false }

  /// The effects that run and were not cancelled, in the order of their start.
  package var runningEffects: [String] {
    effects.filter { !$0.isCancelled }.map(\.name)
  }
}
