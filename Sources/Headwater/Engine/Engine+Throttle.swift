/// The stretch of time in which effects of one id do not start.
@usableFromInline
struct ThrottleWindow<Action> {
  let timer: RunningEffect
  private(set) var pending: Pending?

  /// An effect that waits for the end of the window; its group waits for it.
  struct Pending {
    let effect: Effect<Action>
    let context: EffectContext
    let group: EffectGroup
  }

  init(timer: RunningEffect) {
    self.timer = timer
  }

  /// Lets an effect wait, in place of one that may wait already.
  mutating func replacePending(with new: Pending?) {
    new?.group.hold()
    pending?.group.release()
    pending = new
  }
}

extension Engine {
  func start(
    _ throttle: EffectThrottle, _ effect: Effect<Action>, in context: EffectContext,
    for starter: inout Starter, sequence: EffectSequence<Action>?
  ) {
    let id = context.id(throttle.id)
    var context = context
    context.ids.insert(id, at: 0)
    if let window = effects?.throttles[id], !window.timer.isCancelled {
      if throttle.latest {
        effects?.throttles[id]?.replacePending(
          with: ThrottleWindow.Pending(
            effect: effect, context: context, group: starter.madeGroup()))
      }
      return
    }
    closeThrottle(id)
    // The window after the effect, which may cancel by the same id what it began before.
    start(effect, in: context, for: &starter, sequence: sequence)
    openThrottle(id, throttle, in: context, for: starter)
  }

  func endThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: inout Starter
  ) {
    guard let pending = effects?.throttles[id]?.pending else {
      closeThrottle(id)
      return
    }
    if !pending.group.isCancelled {
      effects?.throttles[id] = nil
      // Not the root: what follows belongs to the `send` that waited, not to the window's.
      var ownStarter = Starter(group: pending.group, isRoot: false, source: starter.source)
      ownStarter.sender = starter.sender
      start(pending.effect, in: pending.context, for: &ownStarter)
      openThrottle(id, throttle, in: pending.context, for: starter)
      pending.group.release()
    } else {
      closeThrottle(id)
    }
  }

  /// Forgets a window, and with it what waits for its end.
  func closeThrottle(_ id: EffectID) {
    effects?.throttles[id]?.replacePending(with: nil)
    effects?.throttles[id] = nil
  }

  /// Drops what waits for a window that is not its own to close, and runs under an id.
  func dropPending(_ id: EffectID) {
    for (key, window) in effects?.throttles ?? [:]
    where window.pending?.context.ids.contains(id) ?? false {
      effects?.throttles[key]?.replacePending(with: nil)
    }
  }

  /// Lets go what waits for a window whose timer was cancelled.
  func windowHasEnded(_ next: Effect<Action>, timer: RunningEffect) {
    guard case .tree(.throttleEnded(let id, _)) = next.storage,
      effects?.throttles[id]?.timer === timer
    else { return }
    closeThrottle(id)
  }

  private func openThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: Starter
  ) {
    let end = Effect<Action>(.tree(.throttleEnded(id, throttle)))
    // A group of its own: nobody waits for a window, nor does a cancelled task close it.
    var windowStarter = Starter(group: EffectGroup(), isRoot: false, source: starter.source)
    let timer = start(
      throttle.window, next: end, in: context, for: &windowStarter, sequence: nil)
    port().throttles[id] = ThrottleWindow(timer: timer)
  }
}
