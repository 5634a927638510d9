/// The stretch of time in which effects of one id do not start.
@usableFromInline
struct ThrottleWindow<Action> {
  let timer: RunningEffect
  private(set) var pending: Pending?

  /// An effect that waits for the end of the window; its group waits for it, and what stands behind it
  /// in a sequence.
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
      group.holdBack()
      sequence?.running += 1
    }
  }

  init(timer: RunningEffect) {
    self.timer = timer
  }

  /// Lets an effect wait, and gives up one that may wait already.
  mutating func replacePending(with new: Pending?) -> Pending? {
    defer { pending = new }
    return pending
  }
}

extension Engine {
  func start(
    _ throttle: EffectThrottle, _ effect: Effect<Action>, in context: EffectContext,
    sequence: EffectSequence<Action>?, for starter: inout Starter,
    then steps: inout [StartStep<Action>]
  ) {
    let id = context.id(throttle.id)
    var context = context
    context.enter(id)
    if let window = effects?.throttles[id], !window.timer.isCancelled {
      if throttle.latest {
        let pending = ThrottleWindow.Pending(
          bound(effect, in: context), context: context, group: starter.madeGroup(),
          sequence: sequence,
          source: starter.source)
        replacePending(of: id, with: pending, isCancelled: false)
      }
      return
    }
    closeThrottle(id)
    // The window after the effect, which may cancel by the same id what it began before.
    steps.append(.openThrottle(id, throttle, context))
    steps.append(.effect(effect, context, sequence))
  }

  func endThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: inout Starter
  ) {
    guard let pending = effects?.throttles[id]?.pending, !pending.group.isCancelled else {
      closeThrottle(id)
      return
    }
    effects?.setWindow(id, to: nil)
    // Not the root: what follows belongs to the `send` that waited, not to the window's.
    var ownStarter = Starter(group: pending.group, isRoot: false, source: starter.source)
    ownStarter.sender = starter.sender
    take([.effect(pending.effect, pending.context, pending.sequence)], for: &ownStarter)
    openThrottle(id, throttle, in: pending.context, for: starter)
    if let sequence = pending.sequence {
      leave(sequence, isCancelled: false, for: &ownStarter)
    }
    pending.group.letGo()
  }

  /// Forgets a window, and with it what waits for its end.
  func closeThrottle(_ id: EffectID) {
    guard effects?.throttles[id] != nil else { return }
    replacePending(of: id, with: nil, isCancelled: true)
    effects?.setWindow(id, to: nil)
  }

  /// Lets an effect wait for the end of a window, in place of one that may wait already.
  ///
  /// - Parameter isCancelled: Whether that one was cancelled, so that what stands behind it in a
  ///   sequence does not start; if it was only passed over, that does.
  private func replacePending(
    of id: EffectID, with new: ThrottleWindow<Action>.Pending?, isCancelled: Bool
  ) {
    guard let former = effects?.setPending(id, to: new) else { return }
    if let sequence = former.sequence {
      var starter = Starter(group: former.group, isRoot: false, source: former.source)
      leave(sequence, isCancelled: isCancelled, for: &starter)
    }
    former.group.letGo()
  }

  /// Drops what waits for a window that is not its own to close, and runs under an id.
  func dropPending(_ id: EffectID) {
    for window in effects?.windowsAwaited(by: id) ?? [] {
      replacePending(of: window, with: nil, isCancelled: true)
    }
  }

  /// Lets go what waits for a window whose timer was cancelled.
  func windowHasEnded(_ next: Effect<Action>, timer: RunningEffect) {
    guard case .throttleEnded(let id, _)? = next.node?.kind,
      effects?.throttles[id]?.timer === timer
    else { return }
    closeThrottle(id)
  }

  func openThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: Starter
  ) {
    let end = Effect<Action>(.tree(.throttleEnded(id, throttle)))
    // A group of its own: nobody waits for a window, nor does a cancelled task close it.
    var windowStarter = Starter(group: EffectGroup(), isRoot: false, source: starter.source)
    let timer = start(
      throttle.window, next: end, in: context, for: &windowStarter, sequence: nil)
    port().setWindow(id, to: ThrottleWindow(timer: timer))
  }
}
