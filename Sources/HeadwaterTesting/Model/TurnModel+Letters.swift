extension TurnModel {
  /// Runs effects until none can continue: all tasks that are ready, then one letter, and again.
  mutating func drain() {
    repeat {
      while !readyTasks.isEmpty { go(on: readyTasks.removeFirst()) }
    } while deliverNext()
  }

  /// Processes the next letter of an effect.
  ///
  /// - Returns: Whether there was a letter.
  private mutating func deliverNext() -> Bool {
    guard !mailbox.isEmpty else { return false }
    let letter = mailbox.removeFirst()
    let effect = effects[index(of: letter.effect)]
    switch letter.content {
    case .action(let action):
      guard !effect.isCancelled else { return true }
      queue.append(WaitingAction(action: action, send: effect.send, depth: 0, isLate: true))
    case .awake:
      waitIsOver(of: effect)
    case .ended(let end):
      if case .uncaught = end, !effect.isCancelled { issues.append(.uncaughtError) }
      if case .returned = end { self.end(effect) } else { self.end(effect, hasThrown: true) }
    }
    drainQueue()
    return true
  }

  /// Starts the effect that a delay has held up. The sequence of the delay waits for it too.
  private mutating func waitIsOver(of effect: RunningEffect) {
    guard let next = effect.next, !effect.isCancelled else { return end(effect) }
    effects.remove(at: index(of: effect.number))
    let cause = cause(after: effect)
    switch next {
    case .effect(let next):
      start(next, in: effect.context, for: cause, sequence: effect.sequence)
    case .throttleIsOver:
      windowIsOver(timer: effect.number, for: cause)
    }
    leave(effect.sequence, isStopped: false, for: cause)
  }

  private mutating func end(_ effect: RunningEffect, hasThrown: Bool = false) {
    effects.remove(at: index(of: effect.number))
    leave(
      effect.sequence, isStopped: hasThrown || effect.isCancelled, for: cause(after: effect))
  }

  private func cause(after effect: RunningEffect) -> EffectCause {
    EffectCause(send: effect.send, depth: 0, isLate: true, isAwake: true)
  }
}
