extension TurnModel {
  /// Processes the waiting actions, one after the other.
  mutating func drainQueue() {
    while !queue.isEmpty {
      let next = queue.removeFirst()
      if next.depth > followUpLimit {
        queue = []
        issues.append(.endlessQueue)
        return
      }
      if isStillMeant(next) { turn(next) }
    }
  }

  /// Whether to process an action although the child that sent it may be gone.
  ///
  /// An action that a delay has sent is dropped silently, and so is the dismissal of a child that is gone. An action that a reducer has sent is a mistake: if
  /// there is no child, it is processed and finds nothing; otherwise it would reach a child that it was not
  /// meant for.
  private mutating func isStillMeant(_ waiting: WaitingAction) -> Bool {
    guard waiting.isOrphan else { return true }
    if waiting.isLate || waiting.isDismissal { return false }
    guard reducer.isPresent(waiting.context.path[...], state, true) else { return true }
    issues.append(.sentByFormerChild)
    return false
  }

  /// Processes one action to its end.
  private mutating func turn(_ waiting: WaitingAction) {
    var action = waiting.action
    var effects: [ModelEffect<Action>] = []
    var isStopped = false
    for middleware in middlewares where !isStopped {
      let (verdict, effect) = middleware.before(action, state)
      effects.append(effect)
      switch verdict {
      case .pass: break
      case .replace(let replacement): action = replacement
      case .stop: isStopped = true
      }
    }
    if !isStopped {
      effects.append(reducer.reduce(&state, action))
      for middleware in middlewares { effects.append(middleware.after(action, state)) }
    }
    let cause = EffectCause(send: waiting.send, depth: waiting.depth, isLate: waiting.isLate)
    start(.merge(effects), in: ModelContext(), for: cause, sequence: nil)
    guard !isStopped else { return }
    cancelGone()
    reconcileSubscriptions(depth: waiting.depth)
  }

  /// Cancels the effects of features that are gone at the end of a turn.
  private mutating func cancelGone() {
    for effect in effects where !isPresent(effect.context.path) { cancel(effect: effect.number) }
    queue = queue.compactMap { waiting in
      if isPresent(waiting.context.path) { return waiting }
      // An action with an id is cancelled like an effect that runs under the id.
      if !waiting.context.ids.isEmpty { return nil }
      var waiting = waiting
      waiting.isOrphan = true
      return waiting
    }
  }

  private func isPresent(_ path: [ModelScope]) -> Bool {
    reducer.isPresent(path[...], state, false)
  }

  /// Starts the subscriptions that the state newly implies, and cancels those that it no longer implies.
  ///
  /// - Parameter depth: The number of actions that led here since the queue was last empty.
  mutating func reconcileSubscriptions(depth: Int) {
    let implied = reducer.subscriptions(state)
    let gone = subscriptions.filter { id in !implied.contains { $0.id == id } }
    for subscription in implied where !subscriptions.contains(subscription.id) {
      subscriptions.append(subscription.id)
      var context = ModelContext()
      context.ids = [ownID(of: subscription.id)]
      let cause = EffectCause(send: nil, depth: depth, isLate: false)
      start(subscription.effect, in: context, for: cause, sequence: nil)
    }
    for id in gone {
      subscriptions.removeAll { $0 == id }
      cancel(ownID(of: id))
    }
  }

  /// Keeps the ids of subscriptions apart from those that features use.
  private func ownID(of subscription: ModelID) -> ModelID {
    ModelID(path: [ModelScope(place: "subscription", identity: subscription)], key: 0)
  }
}
