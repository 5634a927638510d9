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

  let codec: Codec<State, Action>
  let committed: Store<State, Action>

  /// The actions that were not sent to the journal yet.
  var waiting = WaitingLine<State, Action>()

  /// The batch that was sent, unchanged until it is answered, with its actions.
  var inFlight: (batch: AppendBatch, pending: [Waiting], since: ContinuousClock.Instant)?

  /// The actions that stand, until their turns come.
  var kept: [UUID: Waiting] = [:]

  /// The id of the last folded entry; nil after a snapshot, until its entry was read.
  var lastID: UUID?

  /// Whether it takes no actions since the journal has other entries, and still sends those that wait.
  var isLeaving = false

  /// Whether it is waited for the last answers.
  var isFinishing = false

  /// Whether there may be entries of others.
  var mayHaveNews = true

  /// How many tries in a row the journal has not answered, and whether the next one waits for its time.
  var tries = 0
  var isTryingLater = false

  /// Whether it is watched that the batch in flight is answered.
  var isWatching = false
  var folding: Folding?
  var claim: Claim?

  /// The epoch of the last claim. Subscriptions carry it even after the claim has ended, and are refused then.
  var lastEpoch: Int?

  /// Whether the claim was given up for good.
  var isFinished = false

  var dueSnapshot: (number: Int, state: State)?

  /// How many batches were made.
  var batchesMade = 0

  /// Makes a replica that folds again what this one has folded, to compare.
  let makeSecond: @MainActor (State, Int) -> Replica

  /// The actions of which it was said that their second fold differs.
  var impureActions: Set<String> = []

  /// How many bytes the state had in the last snapshot that this process has read or written.
  var stateSize = 0

  /// The snapshot that is being written, or the last one.
  var savingSnapshot: Task<Void, Never>?
  var idlers: [CheckedContinuation<Void, Never>] = []
  let pace: Pace

  let workList: WorkList<Action>

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
    self.pace = pace
    makeSecond = { state, number in
      Replica(
        codec, journal: MemoryJournal(), state: state, number: number, reducer: reducer,
        options: JournalOptions(), pace: .manual(), runtime: .live)
    }
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
    // Only scopes and mocks have none, and the initialiser makes a store.
    guard let engine = committed.engine else { fatalError("A replica's store is a root store.") }
    return engine
  }

  override var waitingCount: Int { waiting.count + (inFlight?.pending.count ?? 0) + kept.count }

  override func takesActions(of handle: JournaledStore) -> Bool {
    refusal == nil && lack(for: handle) == nil
  }

  /// The limit that another action of a handle would exceed; nil if there is room for it.
  private func lack(for handle: JournaledStore?) -> (limit: Int, isOfStore: Bool)? {
    if waiting.count >= options.waitingLimit { return (options.waitingLimit, true) }
    let ofHandle = options.limitOfHandle
    return waiting.count(of: handle) >= ofHandle ? (ofHandle, false) : nil
  }

  override var isKeeper: Bool { claim != nil }

  override func step() async -> Bool { await work() }

  override func keep() async { await renewClaim() }

  override func renewed(_ claim: Claim?) { take(claim) }

  override func renewalFailed() { loseClaim() }

  /// Where no other process can make the claim, it lasts.
  override var needsKeeping: Bool { mayKeep && (journal.isShared || claim == nil) }

  override var known: KnownEntry? {
    refusal == nil ? KnownEntry(name: name, number: number, id: lastID) : nil
  }

  override func isStillKept() async -> Bool { await keepsOn() }

  override func look() {
    mayHaveNews = true
    pace.wake()
  }

  override func looked(hasNews: Bool) {
    // What a reading has left is read now, also if nothing else wakes the store.
    if hasNews || mayHaveNews { return look() }
    // One that tries something again says itself how that ends.
    guard case .behind = status, inFlight == nil, !isTryingLater else { return }
    tries = 0
    status = .following
  }

  override func lookFailed(_ error: JournalError) {
    if refusal == nil, !isTryingLater { status = .behind(error) }
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
    if let error = refusal ?? tooMany(action, of: handle) {
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

  private func tooMany(_ action: Action, of handle: JournaledStore?) -> JournalError? {
    guard let (limit, isOfStore) = lack(for: handle) else { return nil }
    var isBehind = false
    if case .behind = status { isBehind = true }
    return .tooManyWaiting(
      actionName(action), of: name, limit: limit, isOfStore: isOfStore, isBehind: isBehind)
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

  // MARK: Effects

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
