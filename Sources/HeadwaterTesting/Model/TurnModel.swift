/// A store and everything in it at one moment, as a value: the slow and obvious form of what the
/// engine does.
///
/// ```swift
/// var model = TurnModel(initialState: State(), reducer: reducer)
/// model.send(.searched)
/// var other = model          // From here on two stores with one past.
/// model.advance(by: .seconds(1))
/// ```
///
/// - It follows the contract of the turn: actions first in, first out; the reducer; effects in their
///   order; what is gone is cancelled; subscriptions.
/// - Effects run as by a manual runtime: all tasks that can go on do so, in the order in which they
///   became ready; then one thing that an effect has said is processed; then again.
/// - No moment is kept, only how long it is until then, so that two models that will do the same are
///   told apart by nothing but their history.
package struct TurnModel<State, Action> {
  package var state: State
  package var reducer: ModelReducer<State, Action>
  package let middlewares: [ModelMiddleware<State, Action>]

  /// After how many actions, each following from the one before, the queue counts as endless.
  package var followUpLimit = 10_000

  /// The actions that wait for their turn.
  package var queue: [WaitingAction] = []

  /// What effects have said and the store has not heard yet.
  package var mailbox: [Letter] = []

  /// The effects that have started and not ended, in the order of their start.
  package var effects: [RunningEffect] = []

  /// The times in which throttled effects do not start.
  package var windows: [ThrottleWindow] = []

  package var sequences: [Int: Sequence] = [:]

  /// The subscriptions that have begun, in this order.
  package var subscriptions: [ModelID] = []

  package var tasks: [Int: ModelTask<Action>] = [:]

  /// The tasks that can go on, in the order in which they became ready.
  package var readyTasks: [Int] = []

  /// The tasks that sleep, in the order in which they went to sleep.
  package var sleepers: [Sleeper] = []

  /// The timeouts whose time is over; what their work still sends is dropped.
  package var timeoutsOver: Set<Int> = []

  package var issues: [ModelIssue] = []

  /// How many `send`s there were; each has a number, by which its effects are known.
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

  /// A number that nothing else has.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension TurnModel {
  /// An action that waits for its turn.
  package struct WaitingAction {
    package var action: Action

    /// The `send` that led to it; nil when nobody can cancel what follows.
    package var send: Int?

    /// How many actions led to it since the queue was last empty.
    package var depth: Int

    /// Whether it is nobody's fault when what it is for has gone.
    package var isLate: Bool

    /// Where it was sent, and under which ids it can be cancelled while it waits.
    package var context = ModelContext()

    /// Whether the child that sent it has gone while it waited.
    package var isOrphan = false
  }

  /// What an effect says.
  package struct Letter {
    package enum Content {
      case action(Action)
      /// The wait before an effect is over.
      case awake
      case ended(isUncaught: Bool)
    }

    package var effect: Int
    package var content: Content
  }

  package struct RunningEffect {
    package var number: Int
    /// What a person would call it: "run 3".
    package var name: String
    package var context: ModelContext
    package var send: Int?
    package var task: Int
    package var isCancelled = false

    /// The sequence of which it is a part.
    package var sequence: Int?

    /// What a delay is for.
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

/// What a store reports.
package enum ModelIssue: Equatable {
  /// An action was for somebody who is not there.
  case missingTarget
  /// An action would have reached another child than the one that sent it.
  case sentByFormerChild
  case uncaughtError
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
  /// Begins what the initial state implies.
  package mutating func begin() {
    reconcileSubscriptions(depth: 0)
    drainQueue()
    drain()
  }

  /// Sends an action, and lets everything happen that follows from it without time passing.
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

  /// Cancels the effects that a `send` set going, and those of the actions they have sent.
  package mutating func cancel(send: Int) {
    cancelledSends.insert(send)
    for effect in effects where effect.send == send { cancel(effect: effect.number) }
    dropWaiting { $0.send == send }
    drain()
  }

  /// Whether nothing that a `send` set going waits or runs.
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
