// @inlinable: each action that is observed, or has effects, passes here.
extension Engine {
  /// Finishes the turn of `send` when there is more to do than to change the state.
  @inlinable
  func finishTurn(
    with effect: Effect<Action>, of action: Action, from place: SourcePlace
  ) -> EffectGroup? {
    guard flags == .reducing, let reduce, case .send(var followUp) = effect.storage else {
      return finishTurn(with: effect, of: action, source: .send(place), followUps: 0)
    }
    // Nothing observes the store and nothing else waits: each follow-up is the next turn.
    var followUps = 0
    while true {
      let effect = reduce(&memory.pointee, followUp)
      followUps &+= 1
      if flags == .reducing && followUps < followUpLimit &- Self.lastNamesCount {
        if effect.isNone {
          flags = []
          return nil
        }
        if case .send(let next) = effect.storage {
          followUp = next
          continue
        }
      }
      return finishTurn(
        with: effect, of: followUp, source: .followUp(place), followUps: followUps)
    }
  }

  @inlinable
  func finishTurn(
    with effect: Effect<Action>, of action: Action, source: ActionSource, followUps: Int
  ) -> EffectGroup? {
    flags.remove(.reducing)
    flags.insert(.processing)
    var group: EffectGroup?
    complete(action, effect: effect, group: &group, isRoot: true, source: source)
    if flags.contains(.queued) {
      drain(root: &group, followUps: followUps)
    } else {
      goIdle()
    }
    return group
  }

  /// How many recent action names are kept, to show the cycle in an issue.
  @inlinable static var lastNamesCount: Int { 64 }

  /// How many actions may wait. Only actions that lead to several others each, without end, make more.
  @inlinable static var longestQueue: Int { 1_000_000 }

  /// Takes an action that can't be processed by the fast path of `send`.
  @inlinable
  func enqueue(_ action: Action, from place: SourcePlace) -> EffectGroup? {
    enqueue(action, source: .send(place))
  }

  /// Takes an action: queues it during a turn, and processes it now otherwise.
  @inlinable
  func enqueue(_ action: Action, source: ActionSource) -> EffectGroup? {
    if flags.contains(.reducing) || flags.contains(.processing) {
      let group = EffectGroup()
      append(QueuedAction(action: action, source: source, group: group))
      return group
    }
    return process(action, source: source, group: nil)
  }

  /// Runs the turn of an action, and the turns of its follow-ups.
  @inlinable
  func process(
    _ action: Action, source: ActionSource, group: EffectGroup?
  ) -> EffectGroup? {
    if flags.contains(.unused) { activate() }
    flags.insert(.processing)
    var root = group
    turn(action, source: source, group: &root, isRoot: true)
    drain(root: &root)
    return root
  }

  /// Processes the action that has waited longest, in a store that steps.
  ///
  /// - Returns: The processed action; nil if none waits.
  package func processNext() -> QueuedAction<Action>? {
    guard let next = nextQueued() else { return nil }
    flags.insert(.processing)
    processQueued(next)
    goIdle()
    return next
  }

  /// The actions that wait for `processNext()`.
  package var waiting: [QueuedAction<Action>] {
    queue.values.filter { !isRevoked($0) }
  }

  /// The next action that waits for `processNext()`.
  package var firstWaiting: QueuedAction<Action>? { queue.first { !isRevoked($0) } }

  /// Makes an unused engine ready: evaluates the reducer's body.
  @usableFromInline
  package func activate() {
    guard flags.contains(.unused) else { return }
    flags.remove(.unused)
    // Actions that are sent while the body is evaluated wait until there is a reducer.
    let wasBusy = isBusy
    flags.insert(.processing)
    let resolved = makeReducer()
    if !wasBusy { flags.remove(.processing) }
    defer { if !wasBusy { processEarlyActions() } }
    reduce = resolved.reduce
    mayChange = resolved.mayChange
    conditions = resolved.conditions
    var asked: Set<LiftIdentity> = []
    let hasSubscriptions = conditions?.hasSubscriptions(&asked) ?? false
    guard hasSubscriptions || !links.isEmpty else { return }
    if hasSubscriptions {
      madeTree().hasSubscriptions = true
      flags.insert(.stateful)
    }
    if !flags.contains(.startDelayed) { begin() }
  }

  /// Processes actions that were sent before there was a reducer.
  private func processEarlyActions() {
    guard flags.contains(.queued), !isBusy else { return }
    flags.insert(.processing)
    var group: EffectGroup?
    drain(root: &group)
  }

  /// Begins the work of middlewares, and the subscriptions.
  func begin() {
    let wasBusy = isBusy
    flags.insert(.processing)
    startMiddlewares()
    var group: EffectGroup?
    reconcile(for: &group)
    if !wasBusy { drain(root: &group) }
  }

  @inlinable
  func turn(
    _ action: Action, source: ActionSource, group: inout EffectGroup?, isRoot: Bool
  ) {
    if flags.contains(.intercepted) {
      return interceptedTurn(action, source: source, group: &group, isRoot: isRoot)
    }
    guard let reduce else { return }
    flags.insert(.reducing)
    let effect = reduce(&memory.pointee, action)
    flags.remove(.reducing)
    complete(action, effect: effect, group: &group, isRoot: isRoot, source: source)
  }

  /// Completes a turn after the reducer: tells observers, starts effects, and reconciles the new state.
  @inlinable
  func complete(
    _ action: Action, effect: Effect<Action>, group: inout EffectGroup?, isRoot: Bool,
    source: ActionSource
  ) {
    if !flags.isDisjoint(with: [.observed, .stateful]) {
      if mayChange(action) {
        if flags.contains(.observed) { notifyObservers() }
        if flags.contains(.stateful) {
          if effect.isNone && audience == nil { return reconcile(for: &group) }
          return startAndReconcile(effect, group: &group, isRoot: isRoot, source: source)
        }
      }
    }
    complete(effect, group: &group, isRoot: isRoot, source: source)
  }

  /// Completes a turn that has nothing to reconcile: starts its effects.
  @inlinable
  func complete(
    _ effect: Effect<Action>, group: inout EffectGroup?, isRoot: Bool, source: ActionSource
  ) {
    if audience != nil { tellWithEffects(source) }
    guard !effect.isNone else { return }
    var cause = EffectCause(group: group, isRoot: isRoot, source: source)
    start(effect, in: EffectContext(), for: &cause)
    group = cause.group
    cancelGone()
  }

  /// Starts effects, cancels those whose feature is gone, and adjusts the subscriptions.
  @usableFromInline
  func startAndReconcile(
    _ effect: Effect<Action>, group: inout EffectGroup?, isRoot: Bool, source: ActionSource
  ) {
    if audience != nil { tellWithEffects(source) }
    var cause = EffectCause(group: group, isRoot: isRoot, source: source)
    start(effect, in: EffectContext(), for: &cause)
    group = cause.group
    reconcile(for: &group)
  }

  @inlinable
  func drain(root: inout EffectGroup?, followUps: Int = 0) {
    guard !flags.contains(.stepping) else { return goIdle() }
    // The limit counts steps from an action to its follow-ups, not actions, because any number of actions
    // may be sent at once. All actions that wait when a step begins belong to that step.
    var steps = followUps
    var leftOfStep = 0
    var lastNames: [String] = []
    while let next = nextQueued() {
      if leftOfStep == 0 {
        steps &+= 1
        leftOfStep = queue.count &+ 1
      }
      leftOfStep &-= 1
      if steps > followUpLimit - Self.lastNamesCount && lastNames.count <= Self.lastNamesCount {
        lastNames.append(actionName(next.action))
      }
      if steps > followUpLimit || queue.count > Self.longestQueue {
        dropEndlessQueue(after: lastNames, at: next)
        break
      }
      if next.group == nil {
        turn(next.action, source: next.source, group: &root, isRoot: true)
      } else {
        processQueued(next)
      }
    }
    goIdle()
  }

  @inlinable
  func processQueued(_ next: QueuedAction<Action>) {
    var group = next.group
    turn(next.action, source: next.source, group: &group, isRoot: false)
    next.group?.leave()
  }

  @inlinable
  func goIdle() {
    flags.remove(.processing)
    if flags.contains(.scheduled) { tellScheduler() }
  }

  @usableFromInline
  func tellScheduler() {
    runtime.scheduler?.storeIsIdle(on: host?.engineIsolation)
  }

  @inlinable
  func append(_ action: QueuedAction<Action>) {
    action.group?.enter()
    queue.append(action)
    flags.insert(.queued)
  }

  /// Removes the next action, and skips those that were revoked while they waited.
  @inlinable
  func nextQueued() -> QueuedAction<Action>? {
    while let next = queue.removeFirst() {
      if queue.isEmpty { flags.remove(.queued) }
      if flags.contains(.stepping) { countWaiting(next.source, by: -1) }
      let isRevoked = isRevoked(next)
      if case .detailed = next.source { endWaiting(next.source) }
      guard isRevoked else { return next }
      if case .detailed(let source) = next.source { reportRevoked(next.action, source) }
      next.group?.leave()
    }
    return nil
  }

  @usableFromInline
  func dropEndlessQueue(after lastNames: [String], at next: QueuedAction<Action>) {
    let dropped = [next] + queue.values
    let names =
      lastNames.isEmpty
      ? dropped.prefix(Self.lastNamesCount).map { actionName($0.action) } : lastNames
    for action in dropped {
      endWaiting(action.source)
      action.group?.leave()
    }
    queue = Queue()
    flags.remove(.queued)
    onIssue(
      .endlessQueue(
        limit: followUpLimit, lastNames: names, droppedCount: dropped.count,
        place: next.source.place))
  }
}
