// @inlinable: each effect passes here.
extension Engine {
  /// The effects that run, in the order of their start; the cancelled ones are not among them.
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

  /// Starts an effect that belongs to no action.
  package func add(_ effect: Effect<Action>, from place: SourcePlace) -> EffectGroup? {
    activate()
    let wasBusy = isBusy
    flags.insert(.processing)
    var starter = Starter(group: nil, isRoot: !wasBusy, source: .send(place))
    start(effect, in: EffectContext(), for: &starter)
    cancelGone()
    if !wasBusy { drain(root: &starter.group) }
    return starter.group
  }

  /// For whom an effect is started.
  @usableFromInline
  struct Starter {
    /// The group of the `send` that led here, made when first needed.
    @usableFromInline var group: EffectGroup?

    /// Whether that `send` is the one being processed, so that follow-ups are done before it
    /// returns.
    @usableFromInline let isRoot: Bool

    /// Where the action came from that led here.
    @usableFromInline let source: ActionSource

    /// The effect that starts others, such as a delay that is over; nil in the last step of a turn.
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

  /// Starts an effect and everything in it.
  @inlinable
  func start(
    _ effect: Effect<Action>, in context: EffectContext, for starter: inout Starter,
    sequence: EffectSequence<Action>? = nil
  ) {
    switch effect.storage {
    case .none:
      break
    case .send(let action):
      guard context.isPlain && starter.sender == nil else {
        return queue(action, in: context, for: &starter)
      }
      append(action, source: .followUp(starter.source.place), for: &starter)
    case .tree(.run(let operation)):
      start(operation, in: context, for: &starter, sequence: sequence)
    case .tree(.node(let node)):
      start(node, in: context, for: &starter, sequence: sequence)
    }
  }

  /// Lets an action wait that the reducer has returned.
  @inlinable
  func append(_ action: Action, source: ActionSource, for starter: inout Starter) {
    let isDoneBeforeReturn = starter.isRoot && !flags.contains(.stepping)
    append(
      QueuedAction(
        action: action, source: source, group: isDoneBeforeReturn ? nil : starter.madeGroup()))
  }

  /// Lets an action wait that belongs to a value, can be cancelled by its id, or was not returned by the
  /// reducer.
  @usableFromInline
  func queue(_ action: Action, in context: EffectContext, for starter: inout Starter) {
    let place = starter.source.place
    if context.isUnnamed && starter.sender == nil {
      let source = DetailedSource(.followUp(owner: nil, effect: nil), at: place, context: context)
      return append(action, source: .detailed(source), for: &starter)
    }
    let group = starter.madeGroup()
    var effect: RunningEffect?
    if context.ids != nil {
      let origin = EffectOrigin(kind: "send", name: nil, place: place)
      effect = port().registry.begin(origin, in: context, group: group)
    }
    let source = DetailedSource(
      .followUp(owner: context.owner, effect: effect), at: place,
      former: starter.sender.map { .effect($0) }, context: context)
    append(QueuedAction(action: action, source: .detailed(source), group: group))
  }

  /// Forgets what could be cancelled of an action while it waited.
  @usableFromInline
  func endWaiting(_ source: ActionSource) {
    guard case .detailed(let source) = source, let effect = source.ownEffect else { return }
    effects?.registry.forget(effect)
    effect.group.end(effect)
  }

  @usableFromInline
  func start(
    _ node: EffectNode<Action>, in context: EffectContext, for starter: inout Starter,
    sequence: EffectSequence<Action>?
  ) {
    var steps: [StartStep<Action>] = []
    start(node, in: context, sequence: sequence, for: &starter, then: &steps)
    take(steps, for: &starter)
  }

  /// Does what is left to do of an effect: by a list, and not by calling itself, since an effect may be
  /// nested as deep as a program likes.
  func take(_ steps: [StartStep<Action>], for starter: inout Starter) {
    var steps = steps
    while let step = steps.popLast() {
      switch step {
      case .effect(let effect, let context, let sequence):
        if let node = effect.node {
          start(node, in: context, sequence: sequence, for: &starter, then: &steps)
        } else {
          start(effect, in: context, for: &starter, sequence: sequence)
        }
      case .effects(var effects, let context, let sequence):
        guard let first = effects.popFirst() else { continue }
        if !effects.isEmpty { steps.append(.effects(effects, context, sequence)) }
        steps.append(.effect(first, context, sequence))
      case .next(let sequence):
        startNext(of: sequence, then: &steps)
      case .openThrottle(let id, let throttle, let context):
        openThrottle(id, throttle, in: context, for: starter)
      }
    }
  }

  private func start(
    _ node: EffectNode<Action>, in context: EffectContext, sequence: EffectSequence<Action>?,
    for starter: inout Starter, then steps: inout [StartStep<Action>]
  ) {
    var context = context
    switch node.kind {
    case .merge:
      break
    case .concatenate:
      let later = node.parts.dropFirst().map { bound($0, in: context) }
      let inner = EffectSequence(
        node.parts.prefix(1) + later, context: context, parent: sequence)
      inner.isStarting = true
      return steps.append(.next(of: inner))
    case .cancel(let id):
      cancel(context.id(id))
    case .cancellable(let key, let cancelInFlight):
      let id = context.id(key)
      if cancelInFlight { cancel(id) }
      context.enter(id)
    case .scoped:
      return startScoped(node, in: context, sequence: sequence, for: &starter, then: &steps)
    case .after(let delay):
      guard let next = node.parts.first.map({ bound($0, in: context) }) else { return }
      _ = start(delay, next: next, in: context, for: &starter, sequence: sequence)
      return
    case .throttle(let throttle):
      guard let effect = node.parts.first else { return }
      return start(
        throttle, effect, in: context, sequence: sequence, for: &starter, then: &steps)
    case .throttleEnded(let id, let throttle):
      endThrottle(id, throttle, in: context, for: &starter)
    case .missing(let target):
      if !starter.source.isLateResult {
        onIssue(target.issue(sentFrom: starter.source.place))
      }
    case .issue(let issue):
      onIssue(issue)
    case .owned(let owner):
      context.owner = owner
    }
    steps.append(.effects(node.parts[...], context, sequence))
  }

  /// Starts an effect of a lifted feature, for the value that it belongs to.
  private func startScoped(
    _ node: EffectNode<Action>, in context: EffectContext, sequence: EffectSequence<Action>?,
    for starter: inout Starter, then steps: inout [StartStep<Action>]
  ) {
    var path: [PathStep] = []
    var isCurrent = true
    var effect = Effect<Action>(.tree(.node(node)))
    while let scope = effect.node, case .scoped(let key, let belonging) = scope.kind,
      let inner = scope.parts.first
    {
      path.append(PathStep(key: key, belonging: belonging))
      if case .current = belonging {} else { isCurrent = false }
      effect = inner
    }
    var context = context
    switch (effect.storage, effect.node?.kind) {
    case (.send(let action), _)
    where isCurrent && context.isPlain && starter.sender == nil && starter.isRoot
      && queue.isEmpty && !flags.contains(.stepping):
      // It is the next to be processed, so there is no turn in which its value could be replaced.
      return append(action, source: .followUp(starter.source.place), for: &starter)
    case (_, .cancel), (_, .missing):
      context.enter(path.map(\.key), lifetime: nil)
    default:
      guard enter(path, &context, isTurn: starter.sender == nil) else { return }
    }
    steps.append(.effect(effect, context, sequence))
  }

  @inlinable
  func start(
    _ operation: EffectOperation<Action>, in context: EffectContext, for starter: inout Starter,
    sequence: EffectSequence<Action>?
  ) {
    let port = port()
    let effect = port.registry.begin(
      operation.origin, in: context, group: starter.madeGroup())
    if let sequence { port.join(sequence, effect) }
    runtime.start(operation, as: effect, sendingTo: port.mailbox)
  }

  func start(
    _ delay: EffectDelay, next: Effect<Action>, in context: EffectContext,
    for starter: inout Starter, sequence: EffectSequence<Action>?
  ) -> RunningEffect {
    let port = port()
    let mailbox = port.mailbox
    let effect = port.registry.begin(delay.origin, in: context, group: starter.madeGroup())
    port.delayed[effect.ordinal] = (next, context)
    if let sequence { port.join(sequence, effect) }
    runtime.start(effect) {
      do {
        try await delay.sleep()
        mailbox.putAwake(from: effect)
      } catch {
        // A clock's sleep throws only when it is cancelled, and then there is nothing to start.
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
  func port() -> EffectPort<Action> {
    if let effects { return effects }
    var wake: Mailbox<Action>.Wake = { _ in }
    if let host {
      let wakeHost = makeWake(host)
      wake = wakeHost
      // A scheduler decides when letters are taken, wherever they were put.
      if flags.contains(.scheduled) { wake = { _ in wakeHost(nil) } }
    }
    let port = EffectPort<Action>(wake: wake)
    effects = port
    return port
  }
}
