import Foundation

/// The committed state of a journaled store in this process: the fold of its entries.
///
/// In come the actions of handles and of effects, which wait here until the journal has answered, and the entries
/// of all processes. Out go the turns of entries, in their order. It shows nothing that is not kept.
@MainActor
final class Replica<State: Codable & Sendable, Action: Codable & Sendable>: OpenReplica {
  typealias Waiting = Pending<State, Action>

  /// An entry whose turn is under way.
  struct Folding {
    /// The action of this process; nil for that of another one.
    let pending: Waiting?

    /// How many turns have begun: that of the entry, and those of its follow-ups.
    var turns = 0
    var work: [Effect<Action>] = []
  }

  let journal: any Journal
  let codec: Codec<State, Action>
  let committed: Store<State, Action>

  /// The actions that were not sent to the journal yet.
  var waiting: [Waiting] = []

  /// The batch that was sent, unchanged until it is answered, with its actions.
  var inFlight: (batch: AppendBatch, pending: [Waiting], since: ContinuousClock.Instant)?

  /// The actions that stand, until their turns come.
  var kept: [UUID: Waiting] = [:]

  /// The id of the last folded entry; nil after a snapshot.
  var lastID: UUID?

  /// Whether there may be entries of others.
  var mayHaveNews = true
  var tries = 0
  var folding: Folding?
  var claim: Claim?

  /// The epoch of the last claim. Subscriptions carry it even after the claim has ended, and are refused then.
  var lastEpoch: Int?

  /// Whether the claim was given up for good.
  var isFinished = false

  /// Whether it is about to make or to renew the claim after some time.
  var isKeepingLater = false
  var dueSnapshot: (number: Int, state: State)?

  /// The snapshot that is being written, or the last one.
  var savingSnapshot: Task<Void, Never>?
  var idlers: [CheckedContinuation<Void, Never>] = []
  let pace: Pace

  private let workList: WorkList<Action>

  /// The action, handle and group on whose behalf effects are being started.
  private var starting: (handle: Handle<State, Action>?, group: EffectGroup)?

  /// The handles on whose behalf effects run, by the groups of those.
  private var senders: [ObjectIdentifier: Sender] = [:]
  private var sendersAtLastSweep = 0

  private struct Sender {
    let group: EffectGroup
    weak var handle: Handle<State, Action>?
  }

  /// - Parameters:
  ///   - state: The state after an entry.
  ///   - number: The number of that entry.
  init<R: Reducer>(
    _ codec: Codec<State, Action>, journal: any Journal, state: State, number: Int, reducer: R,
    options: JournalOptions, pace: Pace, runtime: EffectRuntime
  ) where R.State == State, R.Action == Action {
    self.codec = codec
    self.journal = journal
    self.pace = pace
    let link = JournalLink<State, Action>()
    let workList = WorkList<Action>()
    self.workList = workList
    committed = Store(
      initialState: state,
      reducer: ReplicatedReducer(reducer) { workList.add($0) }, middleware: link,
      runtime: runtime)
    super.init(name: codec.name, options: options, journal: journal)
    self.number = number
    link.replica = self
    replicas = journal.replicas
    engine.stopSubscriptions()
  }

  var engine: Engine<State, Action> {
    guard let engine = committed.engine else { fatalError("A replica's store is a root store.") }
    return engine
  }

  override var waitingCount: Int { waiting.count + (inFlight?.pending.count ?? 0) + kept.count }

  override var isKeeper: Bool { claim != nil }

  override func step() async -> Bool { await work() }

  override func keep() async { await renewClaim() }

  override func isStillKept() async -> Bool { await keepsOn() }

  override func look() {
    mayHaveNews = true
    pace.wake()
  }

  override func finish() async { await finishWaiting() }

  /// Makes a store that a caller uses.
  func makeHandle(middleware: (any Middleware<State, Action>)?) -> Store<State, Action> {
    let handle = Handle(self, middleware: middleware)
    let store = committed.handle(attachment: handle, held: handle.held) {
      [weak handle] action, source in
      guard let handle else { return nil }
      return handle.replica.submit(action, from: source, through: handle)
    }
    handle.startMiddlewares()
    return store
  }

  // MARK: Sending

  /// Takes an action for the journal.
  ///
  /// - Returns: The group that waits for its turn; nil if it was not taken.
  @discardableResult
  func submit(
    _ action: Action, from source: ActionSource, through handle: Handle<State, Action>?,
    group given: EffectGroup? = nil, answer: ((Result<Int, JournalError>) -> Void)? = nil
  ) -> EffectGroup? {
    let group = given ?? EffectGroup()
    var action = action
    var effects: [Effect<Action>] = []
    for link in handle?.links ?? [] {
      let verdict = link.before(action, engine.state, engine.middlewareContext(for: source))
      effects.append(verdict.effect.owned(by: .middleware(link.type)))
      switch verdict.decision {
      case .pass: continue
      case .replace(let replacement): action = replacement
      case .stop:
        begin(effects, from: source, group: group, for: handle)
        answer?(.failure(.stopped(actionName(action), by: link.type)))
        return group
      }
    }
    if let error = refusal ?? tooMany(action) {
      report(error, at: source.place)
      answer?(.failure(error))
      return given
    }
    let origin = ActionOrigin(source)
    let epoch = origin.subscription == nil ? nil : lastEpoch ?? 0
    waiting.append(
      Pending(
        action, from: source, group: group, handle: handle, epoch: epoch, effects: effects,
        answer: answer))
    noteWaiting()
    pace.wake()
    return group
  }

  private func tooMany(_ action: Action) -> JournalError? {
    guard waiting.count >= options.waitingLimit else { return nil }
    var isBehind = false
    if case .behind = status { isBehind = true }
    return .tooManyWaiting(
      actionName(action), of: name, limit: options.waitingLimit, isBehind: isBehind)
  }

  /// Takes an action that an effect has sent, or that comes after one.
  func submitLate(_ action: Action, from source: ActionSource) {
    let group = source.sender?.group ?? starting?.group
    let handle = group.flatMap { senders[ObjectIdentifier($0)]?.handle } ?? starting?.handle
    submit(action, from: source, through: handle, group: group)
  }

  func report(_ error: JournalError, at place: SourcePlace) {
    engine.onIssue(StoreIssue(error.message, at: place))
  }

  // MARK: Turns

  /// Whether an action belongs to the entry that is being folded: its own, and what the reducer sends at once.
  func isPartOfEntry(_ source: ActionSource) -> Bool {
    guard let folding else { return false }
    if folding.turns == 0 { return true }
    return source.sender == nil && ActionOrigin(source).subscription == nil
  }

  /// Lets the middlewares of the sender see a turn of its entry.
  func follow(_ action: Action, _ state: State, _ context: MiddlewareContext<State>) {
    folding?.turns += 1
    // They have seen the action itself when it was sent.
    guard let handle = folding?.pending?.handle, folding?.turns != 1 else { return }
    for link in handle.links {
      let verdict = link.before(action, state, context)
      folding?.work.append(verdict.effect.owned(by: .middleware(link.type)))
      if case .pass = verdict.decision { continue }
      engine.onIssue(.followUpIntercepted(actionName(action), by: link.type, at: context.source))
    }
  }

  /// Takes over the work that a turn has returned.
  func turnEnded(_ action: Action, _ state: State, _ context: MiddlewareContext<State>) {
    let work = workList.take()
    guard let pending = folding?.pending else { return }
    // Bound now, since a follow-up may replace the values that it belongs to.
    folding?.work += work.map { engine.bound($0) }
    for link in pending.handle?.links ?? [] {
      let effect = link.after(action, state, context)
      folding?.work.append(effect.owned(by: .middleware(link.type)))
    }
  }

  /// Runs the turn of an entry. Then, if this process has sent it, starts its effects.
  func fold(_ action: Action, of entry: Entry) {
    let pending = takePending(entry.id)
    folding = Folding(pending: pending)
    if let pending {
      engine.fold(action, from: pending.source)
    } else {
      // Its sender has the issues.
      let onIssue = engine.onIssue
      engine.onIssue = { _ in }
      engine.fold(action, from: .followUp(Self.place))
      engine.onIssue = onIssue
    }
    let work = folding?.work ?? []
    folding = nil
    number = entry.number
    lastID = entry.id
    if pending == nil { noteLag(of: entry) }
    if number % options.snapshotInterval == 0 { dueSnapshot = (number, engine.state) }
    guard let pending else { return }
    begin(pending.effects + work, from: pending.source, group: pending.group, for: pending.handle)
    pending.end(.success(entry.number))
  }

  /// The action of this process that stands as an entry. The entry may be read before the answer comes.
  private func takePending(_ id: UUID) -> Waiting? {
    if let pending = kept.removeValue(forKey: id) { return pending }
    return inFlight?.pending.first { $0.id == id && !$0.isDone }
  }

  private static var place: SourcePlace { SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0) }

  /// Starts effects on behalf of a handle.
  func begin(
    _ effects: [Effect<Action>], from source: ActionSource, group: EffectGroup,
    for handle: Handle<State, Action>?
  ) {
    let effects = effects.filter { !$0.isNone }
    guard !effects.isEmpty else { return }
    if let handle, !handle.links.isEmpty { note(handle, for: group) }
    let former = starting
    starting = (handle, group)
    engine.begin(effects, from: source, group: group)
    starting = former
  }

  private func note(_ handle: Handle<State, Action>, for group: EffectGroup) {
    if senders.count > 64 + 2 * sendersAtLastSweep {
      senders = senders.filter { !$0.value.group.isFinished }
      sendersAtLastSweep = senders.count
    }
    senders[ObjectIdentifier(group)] = Sender(group: group, handle: handle)
  }
}

extension StoreIssue {
  static func followUpIntercepted(
    _ action: String, by type: Any.Type, at source: ActionSource?
  ) -> StoreIssue {
    StoreIssue(
      """
      The middleware `\(type)` stopped or replaced \(action), which a reducer has returned as `.send` for a kept \
      action. It was processed as it is, since every process that folds the entry processes it so.

      Decide in the reducer, or stop the action that led to it.
      """,
      at: source?.place ?? SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0))
  }
}
