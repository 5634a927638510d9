// @inlinable: each effect's result passes here.
extension Engine {
  /// Processes the letters of effects, until none is left or its slice of time is over. It then
  /// schedules itself once more, and other work of the actor can run in between.
  @inlinable
  package func deliverLetters() {
    guard let effects else { return }
    var slice = Slice()
    while let letter = effects.takeNext() {
      deliver(letter)
      // A scheduler decides when letters are taken.
      if slice.isOver() && !flags.contains(.scheduled) { return effects.mailbox.wake(nil) }
    }
  }

  /// Processes the next letter of an effect.
  ///
  /// - Returns: Whether there was a letter.
  @usableFromInline
  package func deliverNextLetter() -> Bool {
    if flags.contains(.stepping), let sender = effects?.nextSender(),
      sender.waitingCount.load(ordering: .relaxed) >= Self.steppedRoom
    {
      // An effect that sends without end waits until the test has received some of its actions.
      guard sender.isCancelled || sender.context.isOver else { return false }
      dropCancelled()
    }
    guard let letter = effects?.takeNext() else { return false }
    deliver(letter)
    return true
  }

  /// The number of actions of one effect that may wait for `processNext()`.
  private static var steppedRoom: Int { 1_000 }

  /// Changes the number of an effect's waiting actions, if an effect has sent this one.
  @usableFromInline
  func countWaiting(_ source: ActionSource, by difference: Int) {
    guard case .effect(let effect) = source else { return }
    effect.waitingCount.wrappingAdd(difference, ordering: .relaxed)
  }

  /// Removes actions that were revoked while they waited.
  private func dropCancelled() {
    let waiting = queue.values
    queue = Queue()
    for action in waiting {
      guard isRevoked(action) else {
        queue.append(action)
        continue
      }
      countWaiting(action.source, by: -1)
      endWaiting(action.source)
      action.group?.leave()
    }
    if queue.isEmpty { flags.remove(.queued) }
  }

  @inlinable
  func deliver(_ letter: Mailbox<Action>.Letter) {
    let effect = letter.effect
    switch letter.content {
    case .action(let action):
      guard !effect.isCancelled else { return }
      if effect.hasEnded && !isStillMeant(action, from: effect) { return }
      if isBusy || flags.contains(.stepping) {
        if flags.contains(.stepping) { countWaiting(.effect(effect), by: 1) }
        append(QueuedAction(action: action, source: .effect(effect), group: effect.group))
      } else {
        _ = process(action, source: .effect(effect), group: effect.group)
      }
    case .awake:
      delayIsOver(of: effect)
    case .ended(let end):
      effectHasEnded(effect, as: end)
    case .crowded:
      reportCrowd(of: effect)
    }
  }

  /// Reports, once for each place, that an effect sends faster than the store processes its actions.
  @usableFromInline
  func reportCrowd(of effect: RunningEffect) {
    guard let effects, effects.reportedCrowds.insert("\(effect.origin)").inserted else { return }
    onIssue(.crowded(by: effect.origin, count: Mailbox<Action>.crowd))
  }

  /// Reports that an effect has sent an action after its end.
  ///
  /// - Returns: Whether to process the action; false if the `send` that led to it was cancelled, or if
  ///   the value that the effect ran for is gone.
  @usableFromInline
  func isStillMeant(_ action: Action, from effect: RunningEffect) -> Bool {
    guard !effect.group.isCancelled, !effect.context.isOver else { return false }
    onIssue(.sentAfterEnd(of: effect.origin, action: actionName(action)))
    return true
  }

  @inlinable var isBusy: Bool { flags.contains(.processing) || flags.contains(.reducing) }

  @inlinable
  func effectHasEnded(_ effect: RunningEffect, as end: EffectEnd) {
    guard let effects else { return }
    guard case .returned = end, effects.delayed.isEmpty, effects.sequences.isEmpty else {
      return effectHasEndedForOthers(effect, as: end)
    }
    effects.registry.forget(effect)
    effect.group.end(effect)
  }

  /// Ends an effect that threw, or whose end something may wait for.
  @usableFromInline
  func effectHasEndedForOthers(_ effect: RunningEffect, as end: EffectEnd) {
    guard let effects else { return }
    if let (next, _) = effects.delayed.removeValue(forKey: effect.ordinal) {
      windowHasEnded(next, timer: effect)
    }
    effects.registry.forgetHoldingIDs(effect)
    var isStopped = effect.isCancelled
    if case .handled = end { isStopped = true }
    if case .uncaught(let error) = end, !isStopped {
      isStopped = true
      onIssue(.uncaughtError(error, in: effect.origin))
    }
    if let sequence = effects.leave(effect) {
      whileProcessing(for: effect) { cause in
        leave(sequence, isStopped: isStopped, for: &cause)
        effects.registry.releaseIDs(of: effect)
      }
    } else {
      effects.registry.releaseIDs(of: effect)
    }
    effect.group.end(effect)
  }

  /// Starts the effect that a delay has held up.
  @usableFromInline
  func delayIsOver(of effect: RunningEffect) {
    guard let effects else { return }
    let delayed = effects.delayed.removeValue(forKey: effect.ordinal)
    effects.registry.forgetHoldingIDs(effect)
    let sequence = effects.leave(effect)
    whileProcessing(for: effect) { cause in
      if let (next, context) = delayed, !effect.isCancelled {
        start(next, in: context, for: &cause, sequence: sequence)
      }
      if let sequence { leave(sequence, isStopped: effect.isCancelled, for: &cause) }
      effects.registry.releaseIDs(of: effect)
    }
    effect.group.end(effect)
  }

  /// Starts effects as a turn does, and processes the actions that they send at once.
  private func whileProcessing(
    for effect: RunningEffect, _ startEffects: (inout EffectCause) -> Void
  ) {
    let wasBusy = isBusy
    flags.insert(.processing)
    var cause = EffectCause(group: effect.group, isRoot: !wasBusy, source: .effect(effect))
    cause.sender = effect
    startEffects(&cause)
    if !wasBusy { drain(root: &cause.group) }
  }
}
