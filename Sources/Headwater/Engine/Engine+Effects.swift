// @inlinable: each effect passes here.
extension Engine {
  /// The effects that run and were not cancelled, in the order of their start.
  package var runningEffects: [RunningEffect] {
    let waiting = queue.values.compactMap { action in
      if case .detailed(let source) = action.source { source.ownEffect?.ordinal } else { nil }
    }
    return effects?.registry.running.filter { !waiting.contains($0.ordinal) } ?? []
  }

  /// Cancels every effect that runs.
  package func cancelEffects() {
    for effect in runningEffects { effect.cancel() }
  }

  /// Starts an effect that no action has led to.
  package func add(_ effect: Effect<Action>, from place: SourcePlace) -> EffectGroup? {
    activate()
    let wasBusy = isBusy
    flags.insert(.processing)
    var cause = EffectCause(group: nil, isRoot: !wasBusy, source: .send(place))
    start(effect, in: EffectContext(), for: &cause)
    cancelGone()
    if !wasBusy { drain(root: &cause.group) }
    return cause.group
  }

  /// What has led to the start of an effect: a call of `send`, and an action.
  @usableFromInline
  struct EffectCause {
    /// The group of that `send`, made when it is first needed.
    @usableFromInline var group: EffectGroup?

    /// Whether that `send` is the one being processed. Its follow-ups are then processed before it
    /// returns.
    @usableFromInline let isRoot: Bool

    /// The source of that action.
    @usableFromInline let source: ActionSource

    /// The effect that starts others, such as a delay that has ended; nil in a turn, where the reducer
    /// has returned the effect.
    @usableFromInline var sender: RunningEffect?

    @inlinable
    init(group: EffectGroup?, isRoot: Bool, source: ActionSource) {
      self.group = group
      self.isRoot = isRoot
      self.source = source
    }

    @inlinable
    mutating func madeGroup() -> EffectGroup {
      if let group { return group }
      let made = EffectGroup()
      group = made
      return made
    }
  }

  /// Starts an effect and all its parts.
  @inlinable
  func start(
    _ effect: Effect<Action>, in context: EffectContext, for cause: inout EffectCause,
    sequence: EffectSequence<Action>? = nil
  ) {
    switch effect.storage {
    case .none:
      break
    case .send(let action):
      guard context.isPlain && cause.sender == nil else {
        return queue(action, in: context, for: &cause)
      }
      append(action, source: .followUp(cause.source.place), for: &cause)
    case .tree(.run(let operation)):
      start(operation, in: context, for: &cause, sequence: sequence)
    case .tree(.node(let node)):
      start(node, in: context, for: &cause, sequence: sequence)
    }
  }

  /// Appends an action that the reducer has returned to the queue.
  @inlinable
  func append(_ action: Action, source: ActionSource, for cause: inout EffectCause) {
    let isDoneBeforeReturn = cause.isRoot && !flags.contains(.stepping)
    append(
      QueuedAction(
        action: action, source: source, group: isDoneBeforeReturn ? nil : cause.madeGroup()))
  }

  /// Appends an action to the queue that belongs to a value, can be cancelled by its id, or was not
  /// returned by the reducer.
  @usableFromInline
  func queue(_ action: Action, in context: EffectContext, for cause: inout EffectCause) {
    queue(action, in: context, for: &cause, isDismissal: false)
  }

  /// Queues the action that removes the feature of a context, unless this turn has removed it already.
  private func dismiss(
    by action: Action, in context: EffectContext, for cause: inout EffectCause
  ) {
    let isGone = context.lifetime.map { $0 === effects?.registry.tree?.doomed } ?? false
    if !isGone { queue(action, in: context, for: &cause, isDismissal: true) }
  }

  private func queue(
    _ action: Action, in context: EffectContext, for cause: inout EffectCause, isDismissal: Bool
  ) {
    let place = cause.source.place
    if context.isUnnamed && cause.sender == nil {
      let source = DetailedSource(
        .followUp(owner: nil, effect: nil), at: place, context: context, isDismissal: isDismissal)
      return append(action, source: .detailed(source), for: &cause)
    }
    let group = cause.madeGroup()
    var effect: RunningEffect?
    if context.ids != nil {
      let origin = EffectOrigin(kind: "send", name: nil, place: place)
      effect = madeEffects().registry.begin(origin, in: context, group: group)
    }
    let source = DetailedSource(
      .followUp(owner: context.owner, effect: effect), at: place,
      former: cause.sender.map { .effect($0) }, context: context, isDismissal: isDismissal)
    append(QueuedAction(action: action, source: .detailed(source), group: group))
  }

  /// Ends the effect by which an action could be cancelled while it waited.
  @usableFromInline
  func endWaiting(_ source: ActionSource) {
    guard case .detailed(let source) = source, let effect = source.ownEffect else { return }
    effects?.registry.forget(effect)
    effect.group.end(effect)
  }

  @usableFromInline
  func start(
    _ node: EffectNode<Action>, in context: EffectContext, for cause: inout EffectCause,
    sequence: EffectSequence<Action>?
  ) {
    var steps = StartSteps<Action>()
    start(node, in: context, sequence: sequence, for: &cause, then: &steps)
    take(steps, for: &cause)
  }

  /// Does the remaining steps of a start. They form a list, and no function calls itself, since a
  /// program may nest effects without limit.
  func take(_ steps: StartSteps<Action>, for cause: inout EffectCause) {
    var steps = steps
    while let step = steps.popLast() {
      switch step {
      case .effect(let effect, let context, let sequence):
        if let node = effect.node {
          start(node, in: context, sequence: sequence, for: &cause, then: &steps)
        } else {
          start(effect, in: context, for: &cause, sequence: sequence)
        }
      case .effects(var effects, let context, let sequence):
        guard let first = effects.popFirst() else { continue }
        if !effects.isEmpty { steps.append(.effects(effects, context, sequence)) }
        steps.append(.effect(first, context, sequence))
      case .next(let sequence):
        startNext(of: sequence, then: &steps)
      case .openThrottle(let id, let throttle, let context):
        openThrottle(id, throttle, in: context, for: cause)
      }
    }
  }

  private func start(
    _ node: EffectNode<Action>, in context: EffectContext, sequence: EffectSequence<Action>?,
    for cause: inout EffectCause, then steps: inout StartSteps<Action>
  ) {
    var context = context
    switch node.kind {
    case .merge:
      break
    case .concatenate:
      let parts = node.makeParts()
      let later = parts.dropFirst().map { bound($0, in: context) }
      let inner = EffectSequence(parts.prefix(1) + later, context: context, parent: sequence)
      inner.isStarting = true
      return steps.append(.next(of: inner))
    case .cancel(let id):
      cancel(context.id(id))
    case .cancellable(let key, let cancelInFlight):
      let id = context.id(key)
      if cancelInFlight { cancel(id) }
      context.enter(id)
    case .scoped:
      return startScoped(node, in: context, sequence: sequence, for: &cause, then: &steps)
    case .after(let delay):
      guard let next = node.makeParts().first.map({ bound($0, in: context) }) else { return }
      _ = start(delay, next: next, in: context, for: &cause, sequence: sequence)
      return
    case .throttle(let throttle):
      guard let effect = node.makeParts().first else { return }
      return start(
        throttle, effect, in: context, sequence: sequence, for: &cause, then: &steps)
    case .throttleEnded(let id, let throttle):
      endThrottle(id, throttle, in: context, for: &cause)
    case .missing(let target):
      if !cause.source.isLateResult {
        onIssue(target.issue(sentFrom: cause.source.place))
      }
    case .dismiss:
      onIssue(.dismissedByNothing(at: cause.source.place))
    case .dismissal:
      guard case .send(let action)? = node.makeParts().first?.storage else { return }
      return dismiss(by: action, in: context, for: &cause)
    case .dismissed:
      return
    case .issue(let issue):
      onIssue(issue)
    case .owned(let owner):
      context.owner = owner
    }
    steps.append(.effects(node.makeParts()[...], context, sequence))
  }

  /// Starts an effect of a lifted feature on behalf of the value that it belongs to.
  private func startScoped(
    _ node: EffectNode<Action>, in context: EffectContext, sequence: EffectSequence<Action>?,
    for cause: inout EffectCause, then steps: inout StartSteps<Action>
  ) {
    var path: [PathStep] = []
    var isCurrent = true
    var effect = Effect<Action>(.tree(.node(node)))
    while let scope = effect.node, case .scoped(let key, let belonging) = scope.kind,
      let inner = scope.makeParts().first
    {
      path.append(PathStep(key: key, belonging: belonging))
      if case .current = belonging {} else { isCurrent = false }
      effect = inner
    }
    var context = context
    switch (effect.storage, effect.node?.kind) {
    case (.send(let action), _)
    where isCurrent && context.isPlain && cause.sender == nil && cause.isRoot
      && queue.isEmpty && !flags.contains(.stepping):
      // It is the next action, and no turn before it could replace its value.
      return append(action, source: .followUp(cause.source.place), for: &cause)
    case (_, .dismissed):
      return endDismissed(path, in: context, for: cause)
    case (_, .cancel), (_, .missing):
      context.enter(path.lazy.map(\.key), lifetime: nil)
    default:
      path[path.count - 1].isMarked = effect.node?.hasScopes ?? false
      guard enter(path, &context, isTurn: cause.sender == nil, trail: &steps.trail) else { return }
    }
    steps.append(.effect(effect, context, sequence))
  }

  @inlinable
  func start(
    _ operation: EffectOperation<Action>, in context: EffectContext, for cause: inout EffectCause,
    sequence: EffectSequence<Action>?
  ) {
    let effects = madeEffects()
    let effect = effects.registry.begin(
      operation.origin, in: context, group: cause.madeGroup())
    if let sequence { effects.join(sequence, effect) }
    runtime.start(operation, as: effect, sendingTo: effects.mailbox)
  }

  func start(
    _ delay: EffectDelay, next: Effect<Action>, in context: EffectContext,
    for cause: inout EffectCause, sequence: EffectSequence<Action>?
  ) -> RunningEffect {
    let effects = madeEffects()
    let mailbox = effects.mailbox
    let effect = effects.registry.begin(delay.origin, in: context, group: cause.madeGroup())
    effects.delayed[effect.ordinal] = (next, context)
    if let sequence { effects.join(sequence, effect) }
    runtime.start(effect) {
      do {
        try await delay.sleep()
        mailbox.putAwake(from: effect)
      } catch {
        // A clock's sleep throws only when it is cancelled; then nothing starts.
        mailbox.putEnd(of: effect, error: nil, on: nil)
      }
    }
    return effect
  }

  func cancel(_ id: EffectID) {
    effects?.registry.cancel(id)
    closeThrottle(id)
    dropPending(id)
  }

  @inlinable
  func madeEffects() -> StoreEffects<Action> {
    if let effects { return effects }
    var wake: Mailbox<Action>.Wake = { _ in }
    if let host {
      let wakeHost = makeWake(host)
      wake = wakeHost
      // With a scheduler, letters are never taken at once, not even those sent on the store's actor.
      if flags.contains(.scheduled) { wake = { _ in wakeHost(nil) } }
    }
    let made = StoreEffects<Action>(wake: wake)
    effects = made
    return made
  }
}
