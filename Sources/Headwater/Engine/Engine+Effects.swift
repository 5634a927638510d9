// @inlinable: each effect passes here.
extension Engine {
  /// The effects that run and were not cancelled, in the order of their start.
  package var runningEffects: [RunningEffect] {
    let waiting = Set(
      queue.values.compactMap { action in
        if case .detailed(let source) = action.source { source.ownEffect?.ordinal } else { nil }
      })
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

  @inlinable
  func start(
    _ operation: EffectOperation<Action>, in context: EffectContext, for cause: inout EffectCause,
    sequence: EffectSequence<Action>?
  ) {
    let effects = madeEffects()
    let effect = effects.registry.begin(
      operation.origin, in: context, group: cause.madeGroup())
    if let sequence { effects.join(sequence, effect) }
    let mailbox = effects.mailbox
    if let start = DelayedStart.current {
      let waits = start.holds(effect, of: mailbox, on: host?.engineIsolation) { [runtime] in
        runtime.start(operation, as: effect, sendingTo: mailbox)
      }
      if waits { return }
    }
    runtime.start(operation, as: effect, sendingTo: mailbox)
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
    let work: @Sendable () async -> Void = {
      do {
        try await delay.sleep()
        mailbox.putAwake(from: effect)
      } catch {
        // A clock's sleep throws when it is cancelled; then nothing starts. Any other error of a clock is a mistake.
        let end = effect.isCancelled ? EffectEnd.returned : .uncaught(errorName(error))
        mailbox.putEnd(of: effect, as: end, on: nil)
      }
    }
    let waits = DelayedStart.current?.holds(effect, of: mailbox, on: host?.engineIsolation) {
      [runtime] in runtime.start(effect, work)
    }
    if waits != true { runtime.start(effect, work) }
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
      if flags.contains(.scheduled) { wake = scheduledWake(wakeHost) }
    }
    let made = StoreEffects<Action>(wake: wake)
    effects = made
    return made
  }

  /// With a scheduler, letters are never taken at once, not even those sent on the store's actor.
  @usableFromInline
  func scheduledWake(_ wakeHost: @escaping Mailbox<Action>.Wake) -> Mailbox<Action>.Wake {
    let (scheduler, store) = (runtime.scheduler, ObjectIdentifier(self))
    return { _ in
      scheduler?.mayHaveLetters(store)
      wakeHost(nil)
    }
  }
}
