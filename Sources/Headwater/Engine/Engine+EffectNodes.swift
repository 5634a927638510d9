extension Engine {
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
      if isReported(target, in: context, for: cause) {
        onIssue(target.issue(sentFrom: cause.source.place))
      }
    case .dismiss:
      onUncaughtDismissal(cause.source.place)
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

  private func onUncaughtDismissal(_ place: SourcePlace) {
    if let onDismissal { onDismissal() } else { onIssue(.dismissedByNothing(at: place)) }
  }

  /// Whether a target that was not found is a mistake, and not the late result of an effect. An element with a new id
  /// is one if it loses an effect beside the one that has sent the action.
  private func isReported(
    _ target: MissingTarget, in context: EffectContext, for cause: EffectCause
  ) -> Bool {
    guard let renamed = target.renamed else { return !cause.source.isLateResult }
    if renamed.startsEffect { return true }
    let path = context.scopes.keys + [renamed.element]
    var sender: RunningEffect?
    if case .effect(let effect) = cause.source { sender = effect }
    return runningEffects.contains {
      $0 !== sender && !$0.hasEnded && $0.context.scopes.keys.starts(with: path)
    }
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
}
