/// The stretch of time in which effects of one id do not start.
@usableFromInline
struct ThrottleWindow<Action> {
  let timer: RunningEffect
  var pending: (effect: Effect<Action>, context: EffectContext)?
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
      if throttle.latest { effects?.throttles[id]?.pending = (effect, context) }
      return
    }
    openThrottle(id, throttle, in: context, for: &starter)
    start(effect, in: context, for: &starter, sequence: sequence)
  }

  func endThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: inout Starter
  ) {
    guard let window = effects?.throttles.removeValue(forKey: id) else { return }
    guard let (effect, context) = window.pending else { return }
    openThrottle(id, throttle, in: context, for: &starter)
    start(effect, in: context, for: &starter)
  }

  private func openThrottle(
    _ id: EffectID, _ throttle: EffectThrottle, in context: EffectContext,
    for starter: inout Starter
  ) {
    let end = Effect<Action>(.tree(.throttleEnded(id, throttle)))
    let timer = start(throttle.window, next: end, in: context, for: &starter, sequence: nil)
    port().throttles[id] = ThrottleWindow(timer: timer)
  }
}
