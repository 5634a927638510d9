/// The time in which no further effect of an id starts.
@usableFromInline
struct ThrottleWindow<Action> {
  let timer: RunningEffect
  private(set) var pending: Pending?

  /// An effect that waits for the end of the window. Its group waits for it, and so do the later effects
  /// of its sequence.
  struct Pending {
    let effect: Effect<Action>
    let context: EffectContext
    let group: EffectGroup
    let sequence: EffectSequence<Action>?
    let source: ActionSource

    init(
      _ effect: Effect<Action>, context: EffectContext, group: EffectGroup,
      sequence: EffectSequence<Action>?, source: ActionSource
    ) {
      self.effect = effect
      self.context = context
      self.group = group
      self.sequence = sequence
      self.source = source
      group.enterThrottled()
      sequence?.running += 1
    }
  }

  init(timer: RunningEffect) {
    self.timer = timer
  }

  /// Lets an effect wait in place of the one that waited before, and returns that.
  mutating func replacePending(with new: Pending?) -> Pending? {
    defer { pending = new }
    return pending
  }
}

extension Engine {
  func start(
    _ throttle: EffectThrottle, _ effect: Effect<Action>, in context: EffectContext,
    sequence: EffectSequence<Action>?, for cause: inout EffectCause,
    then steps: inout StartSteps<Action>
  ) {
    let id = context.id(throttle.id)
    var context = context
    context.enter(id)
    if let window = effects?.throttles[id], !window.timer.isCancelled {
      if throttle.latest {
        let pending = ThrottleWindow.Pending(
          bound(effect, in: context), context: context, group: cause.madeGroup(),
          sequence: sequence,
          source: cause.source)
        replacePending(of: id, with: pending, isCancelled: false)
      }
      return
    }
    closeThrottle(id)
    // The window opens after the effect has started, since the effect may cancel its own id.
    steps.append(.openThrottle(id, throttle, context))
    steps.append(.effect(effect, context, sequence))
  }

  func endThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for cause: inout EffectCause
  ) {
    guard let pending = effects?.throttles[id]?.pending, !pending.group.isCancelled else {
      closeThrottle(id)
      return
    }
    effects?.setWindow(id, to: nil)
    // Not the root: follow-ups belong to the `send` of the waiting effect, not to that of the window.
    var ownCause = EffectCause(group: pending.group, isRoot: false, source: cause.source)
    ownCause.sender = cause.sender
    take(
      StartSteps(.effect(pending.effect, pending.context, pending.sequence)), for: &ownCause)
    openThrottle(id, throttle, in: pending.context, for: cause)
    if let sequence = pending.sequence {
      leave(sequence, isStopped: false, for: &ownCause)
    }
    pending.group.leaveThrottled()
  }

  /// Removes a window, and drops the effect that waits for its end.
  func closeThrottle(_ id: EffectID) {
    guard effects?.throttles[id] != nil else { return }
    replacePending(of: id, with: nil, isCancelled: true)
    effects?.setWindow(id, to: nil)
  }

  /// Lets an effect wait for the end of a window, in place of one that may wait already.
  ///
  /// - Parameter isCancelled: Whether the former effect was cancelled. If it was, the later effects of its
  ///   sequence do not start; if a newer effect only took its place, they do.
  private func replacePending(
    of id: EffectID, with new: ThrottleWindow<Action>.Pending?, isCancelled: Bool
  ) {
    guard let former = effects?.setPending(id, to: new) else { return }
    if let sequence = former.sequence {
      var cause = EffectCause(group: former.group, isRoot: false, source: former.source)
      leave(sequence, isStopped: isCancelled, for: &cause)
    }
    former.group.leaveThrottled()
  }

  /// Drops an effect with this id that waits in another id's window.
  func dropPending(_ id: EffectID) {
    for window in effects?.windowsAwaited(by: id) ?? [] {
      replacePending(of: window, with: nil, isCancelled: true)
    }
  }

  /// Closes the window whose timer was cancelled.
  func windowHasEnded(_ next: Effect<Action>, timer: RunningEffect) {
    guard case .throttleEnded(let id, _)? = next.node?.kind,
      effects?.throttles[id]?.timer === timer
    else { return }
    closeThrottle(id)
  }

  func openThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for cause: EffectCause
  ) {
    let end = Effect<Action>(.tree(.throttleEnded(id, throttle)))
    // A group of its own: no task waits for a window, and a cancelled task does not close it.
    var windowCause = EffectCause(group: EffectGroup(), isRoot: false, source: cause.source)
    let timer = start(
      throttle.window, next: end, in: context, for: &windowCause, sequence: nil)
    madeEffects().setWindow(id, to: ThrottleWindow(timer: timer))
  }
}
