// @inlinable: each action that is observed, or has effects, passes here.
extension Engine {
  /// Goes on with the turn of `send` after a reducer that did not leave it at the state.
  @inlinable
  func finishTurn(
    with effect: Effect<Action>, of action: Action, from place: SourcePlace
  ) -> EffectGroup? {
    guard flags == .reducing, let reduce, case .send(var followUp) = effect.storage else {
      return finishTurn(with: effect, of: action, source: .send(place), followUps: 0)
    }
    // Nobody observes, and nothing else waits: each follow-up is the next turn.
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

  /// Of how many of the last actions the names are kept, to say which of them repeat.
  @inlinable static var lastNamesCount: Int { 64 }

  /// How many actions may wait: more come only of actions that lead to several each, for ever.
  @inlinable static var longestQueue: Int { 1_000_000 }

  /// Takes an action that can't go the shortest way.
  @inlinable
  func enqueue(_ action: Action, from place: SourcePlace) -> EffectGroup? {
    enqueue(action, source: .send(place))
  }

  /// Takes an action: it waits if a turn is under way, else it is processed now.
  @inlinable
  func enqueue(_ action: Action, source: ActionSource) -> EffectGroup? {
    if flags.contains(.reducing) || flags.contains(.processing) {
      let group = EffectGroup()
      append(QueuedAction(action: action, source: source, group: group))
      return group
    }
    return process(action, source: source, group: nil)
  }

  /// Runs a turn, and those of the actions that follow from it at once.
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
  /// - Returns: What was processed; nil when nothing waits.
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

  /// The one of them that is next.
  package var firstWaiting: QueuedAction<Action>? { queue.first { !isRevoked($0) } }

  /// Makes an unused engine ready: evaluates the reducer's body.
  @usableFromInline
  package func activate() {
    guard flags.contains(.unused) else { return }
    flags.remove(.unused)
    // What is sent while the body is evaluated waits until there is something to reduce it.
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

  /// Processes what was sent before there was a reducer.
  private func processEarlyActions() {
    guard flags.contains(.queued), !isBusy else { return }
    flags.insert(.processing)
    var group: EffectGroup?
    drain(root: &group)
  }

  /// Begins what lives as long as the store.
  func begin() {
    let wasBusy = isBusy
    flags.insert(.processing)
    startMiddlewares()
    reconcile()
    var group: EffectGroup?
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

  /// What comes after the reducer: observers, effects, and what the new state implies.
  @inlinable
  func complete(
    _ action: Action, effect: Effect<Action>, group: inout EffectGroup?, isRoot: Bool,
    source: ActionSource
  ) {
    if !flags.isDisjoint(with: [.observed, .stateful]) {
      if mayChange(action) {
        if flags.contains(.observed) { notifyObservers() }
        if flags.contains(.stateful) {
          if effect.isNone && audience == nil { return reconcile() }
          return startAndReconcile(effect, group: &group, isRoot: isRoot, source: source)
        }
      }
    }
    complete(effect, group: &group, isRoot: isRoot, source: source)
  }

  /// Starts effects after a turn that ends with that.
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
    reconcile()
  }

  @inlinable
  func drain(root: inout EffectGroup?, followUps: Int = 0) {
    guard !flags.contains(.stepping) else { return goIdle() }
    // Counted are the steps from one action to what follows from it, and not the actions, so that any
    // number may be sent at once: those that wait when a step begins belong to that step.
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

  /// The next action, past those whose effects were cancelled while they waited.
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
