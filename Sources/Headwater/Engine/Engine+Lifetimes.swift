extension Engine {
  /// The tree of what belongs to values that may go away; made when it is first needed.
  func madeTree() -> LifeTree {
    let registry = madeEffects().registry
    if let tree = registry.tree { return tree }
    let tree = LifeTree()
    registry.tree = tree
    return tree
  }

  /// Cancels the effects and subscriptions of values that are gone, and adjusts the subscriptions to the
  /// state.
  ///
  /// - Parameter group: The group of the turn. It waits for the requests that the turn has asked for.
  @usableFromInline
  func reconcile(for group: inout EffectGroup?) {
    guard let conditions, let tree = effects?.registry.tree else { return }
    let asks = tree.hasSubscriptions && !flags.contains(.startDelayed)
    if tree.isSettled && conditions.isUntouched(memory, at: tree.root, asks: asks) { return }
    tree.beginSurvey()
    var survey = Survey<Action>(tree, asks: asks)
    conditions.survey(UnsafePointer(memory), at: tree.root, &survey)
    cancelGone()
    for (subscription, running) in survey.begun {
      let started = start(subscription, running)
      if subscription.isRequest { effects?.requests[running.ordinal] = RunningRequest(started) }
    }
    if !survey.awaited.isEmpty { join(survey.awaited, &group) }
    for running in tree.takeGoneSubscriptions() {
      effects?.requests[running.ordinal] = nil
      cancel(running.effectID)
    }
    tree.forgetUnneeded()
    if tree.isIdle { flags.remove(.stateful) }
  }

  /// Lets the group of a turn wait for requests.
  private func join(_ awaited: [AwaitedRequest], _ group: inout EffectGroup?) {
    for request in awaited {
      guard let effects, effects.requests[request.running.ordinal]?.isFinished == false else {
        continue
      }
      let formers = request.formers.compactMap { effects.requests[$0.ordinal] }
      let joining = group ?? EffectGroup()
      group = joining
      if let answer = effects.requests[request.running.ordinal]?.awaited(inPlaceOf: formers) {
        joining.join(answer)
      }
    }
  }

  /// - Returns: The group of the subscription's effects.
  private func start(
    _ subscription: Subscription<Action>, _ running: RunningSubscription
  ) -> EffectGroup {
    // An id cancels it, not a group: the effects of the actions it sends are not part of it.
    var context = EffectContext()
    context.enter(running.effectID)
    context.owner = .subscription(subscription.id)
    let group = EffectGroup()
    var cause = EffectCause(group: group, isRoot: false, source: .followUp(subscription.place))
    start(subscription.effect(), in: context, for: &cause)
    return group
  }

  /// Cancels the effects of values that are gone, including those started in this turn.
  @usableFromInline
  func cancelGone() {
    guard let registry = effects?.registry, let tree = registry.tree else { return }
    registry.cancel(tree.takeGoneEffects() + tree.takeDoomedEffects())
  }

  // MARK: The values that effects belong to

  /// Finds the value that an effect of a lifted feature belongs to, and enters it in the context.
  ///
  /// - Parameters:
  ///   - path: The lifts that lead from the context to the feature; the innermost comes last.
  ///   - isTurn: Whether a turn starts the effect, and not a delay that has ended. If the turn has removed
  ///     the value too, the effect starts all the same and is cancelled at the end of the turn.
  ///   - trail: The places that lead to the context.
  /// - Returns: Whether the effect may start.
  func enter(
    _ path: [PathStep], _ context: inout EffectContext, isTurn: Bool, trail: inout PlaceTrail
  ) -> Bool {
    let keys = path.lazy.map(\.key)
    guard let conditions else {
      context.enter(keys, lifetime: nil)
      return true
    }
    guard !context.isOver else { return false }
    let tree = madeTree()
    if context.lifetime === tree.doomed {
      context.enter(keys, lifetime: nil)
      return true
    }
    var searched = path
    let place: FoundPlace
    if let found = trail.find(path, from: context.scopes, tree: tree) {
      place = found
    } else {
      searched = currentPath(to: context.scopes) + path
      place = conditions.find(
        searched[...], in: UnsafePointer(memory), at: tree.root, tree: tree)
    }
    registryCancelsGone()
    switch place {
    case .permanent:
      context.enter(keys, lifetime: nil)
      if path.last?.isMarked == true { trail.add(nil, path, of: context.scopes) }
    case .place(let node, let rest, let mark):
      context.enter(keys, lifetime: node.lifetime)
      if let mark { trail.add(mark, searched.suffix(rest), of: context.scopes) }
      flags.insert(.stateful)
    case .gone:
      guard isTurn else { return false }
      context.enter(keys, lifetime: tree.doomed)
    }
    return true
  }

  /// Ends what belongs to a value that the turn has dismissed. Another value may have its place already, and may
  /// have no identity of its own.
  func endDismissed(_ path: [PathStep], in context: EffectContext, for cause: EffectCause) {
    guard cause.sender == nil, let conditions, let tree = effects?.registry.tree, !tree.isIdle
    else { return }
    let path = currentPath(to: context.scopes) + path
    let place = conditions.find(path[...], in: UnsafePointer(memory), at: tree.root, tree: tree)
    if case .place(let node, let rest, _) = place, rest == 0 { tree.end(node) }
  }

  /// Cancels the effects of a former value when an effect starts for the value that took its place.
  private func registryCancelsGone() {
    guard let registry = effects?.registry, let gone = registry.tree?.takeGoneEffects() else {
      return
    }
    registry.cancel(gone)
  }

  /// Whether the place that an effect was started for holds a value now.
  func isOccupied(_ scopes: EffectScopes) -> Bool {
    guard let conditions else { return true }
    let path = currentPath(to: scopes)
    let tree = madeTree()
    switch conditions.find(path[...], in: UnsafePointer(memory), at: tree.root, tree: tree) {
    case .permanent, .place: return true
    case .gone: return false
    }
  }

  /// The path to the value that is in a place now.
  private func currentPath(to scopes: EffectScopes) -> [PathStep] {
    scopes.keys.map { PathStep(key: $0, belonging: .current) }
  }
}
