extension TurnModel {
  /// The time in which no further effect of an id starts.
  package struct ThrottleWindow {
    package var id: ModelID
    /// The effect that ends it.
    package var timer: Int
    package var wait: ModelWait
    package var waiting: Waiting?

    /// An effect that waits for the end of the window.
    package struct Waiting {
      package var effect: ModelEffect<Action>
      package var context: ModelContext
      package var send: Int?
      package var sequence: Int?
    }
  }

  mutating func throttle(
    _ effect: ModelEffect<Action>, id: ModelID, latest: Bool, _ wait: ModelWait,
    in context: ModelContext, for cause: EffectCause, sequence: Int?
  ) {
    var context = context
    context.ids.append(id)
    if let index = windows.firstIndex(where: { $0.id == id }) {
      guard latest else { return }
      let former = windows[index].waiting
      windows[index].waiting = ThrottleWindow.Waiting(
        effect: effect, context: context, send: cause.send, sequence: sequence)
      if let sequence { sequences[sequence]?.parts += 1 }
      // The effects after a dropped one in a sequence start.
      if let former { leave(former, isStopped: false) }
      return
    }
    // The window opens after the effect has started, since the effect may cancel its own id.
    start(effect, in: context, for: cause, sequence: sequence)
    openWindow(id, wait, in: context, for: cause)
  }

  /// Opens a window. No task waits for it, and a cancelled `send` does not end it.
  private mutating func openWindow(
    _ id: ModelID, _ wait: ModelWait, in context: ModelContext, for cause: EffectCause
  ) {
    var cause = cause
    cause.send = nil
    let timer = begin(
      wait, "throttle", then: .throttleIsOver, in: context, for: cause, sequence: nil)
    windows.append(ThrottleWindow(id: id, timer: timer, wait: wait))
  }

  /// Ends a window: starts the effect that waits for its end, and opens the window again.
  mutating func windowIsOver(timer: Int, for cause: EffectCause) {
    guard let index = windows.firstIndex(where: { $0.timer == timer }) else { return }
    let window = windows.remove(at: index)
    guard let waiting = window.waiting else { return }
    var cause = cause
    cause.send = waiting.send
    start(waiting.effect, in: waiting.context, for: cause, sequence: waiting.sequence)
    openWindow(window.id, window.wait, in: waiting.context, for: cause)
    leave(waiting.sequence, isStopped: false, for: cause)
  }

  /// Closes a window whose timer was cancelled, and drops the effect that waits for its end.
  mutating func closeWindow(of timer: Int) {
    guard let index = windows.firstIndex(where: { $0.timer == timer }) else { return }
    dropWaiting(in: index)
    windows.remove(at: index)
  }

  /// Drops the effects that wait for the end of a window and meet a condition.
  mutating func dropWaiting(where isMeant: (ThrottleWindow.Waiting) -> Bool) {
    for index in windows.indices {
      if let waiting = windows[index].waiting, isMeant(waiting) { dropWaiting(in: index) }
    }
  }

  private mutating func dropWaiting(in index: Int) {
    guard let waiting = windows[index].waiting else { return }
    windows[index].waiting = nil
    leave(waiting, isStopped: true)
  }

  private mutating func leave(_ waiting: ThrottleWindow.Waiting, isStopped: Bool) {
    let cause = EffectCause(send: waiting.send, depth: 0, isLate: false, isAwake: true)
    leave(waiting.sequence, isStopped: isStopped, for: cause)
  }
}
