extension Engine {
  /// What lives in this store for values that may go; made when there is something.
  func madeTree() -> LifeTree {
    let registry = port().registry
    if let tree = registry.tree { return tree }
    let tree = LifeTree()
    registry.tree = tree
    return tree
  }

  /// Ends what belongs to values that are gone, and adjusts the subscriptions to the state.
  @usableFromInline
  func reconcile() {
    guard let conditions, let tree = effects?.registry.tree else { return }
    let asks = tree.hasSubscriptions && !flags.contains(.held)
    if tree.isSettled && conditions.isUntouched(memory, at: tree.root, asks: asks) { return }
    tree.beginSurvey()
    var survey = Survey<Action>(tree, asks: asks)
    conditions.survey(UnsafePointer(memory), at: tree.root, &survey)
    cancelGone()
    for (subscription, running) in survey.begun { start(subscription, running) }
    for running in tree.takeGoneSubscriptions() { cancel(running.effectID) }
    tree.forgetUnneeded()
    if tree.isIdle { flags.remove(.stateful) }
  }

  private func start(_ subscription: Subscription<Action>, _ running: RunningSubscription) {
    // Cancelled by an id and not by a group: what its actions set going is not its own.
    var context = EffectContext()
    context.enter(running.effectID)
    context.owner = .subscription(subscription.id)
    var starter = Starter(
      group: EffectGroup(), isRoot: false, source: .followUp(subscription.place))
    start(subscription.effect(), in: context, for: &starter)
  }

  /// Cancels the effects of values that are gone, those included which this turn has started.
  @usableFromInline
  func cancelGone() {
    guard let registry = effects?.registry, let tree = registry.tree else { return }
    registry.cancel(tree.takeGoneEffects() + tree.takeDoomedEffects())
  }

  // MARK: What is started belongs to a value

  /// Finds to whose value belongs what is started in a feature.
  ///
  /// - Parameters:
  ///   - path: The lifts that lead to the feature from where the context is; the innermost comes last.
  ///   - isTurn: Whether a turn starts it, and not a delay that is over: what a turn starts for a value
  ///     that it has removed as well is started, and cancelled when the turn ends.
  /// - Returns: Whether it may start.
  func enter(_ path: [PathStep], _ context: inout EffectContext, isTurn: Bool) -> Bool {
    let keys = path.map(\.key)
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
    let whole = context.scopes.map { PathStep(key: $0, belonging: .current) } + path
    let place = conditions.find(whole[...], in: UnsafePointer(memory), at: tree.root, tree: tree)
    registryCancelsGone()
    switch place {
    case .permanent: context.enter(keys, lifetime: nil)
    case .place(let node, _):
      context.enter(keys, lifetime: node.lifetime)
      flags.insert(.stateful)
    case .gone:
      guard isTurn else { return false }
      context.enter(keys, lifetime: tree.doomed)
    }
    return true
  }

  /// Cancels what a place has ended for which something is started now: another value has it.
  private func registryCancelsGone() {
    guard let registry = effects?.registry, let gone = registry.tree?.takeGoneEffects() else {
      return
    }
    registry.cancel(gone)
  }

  /// Whether there is something now in the place for which something was started.
  func isOccupied(_ scopes: [EffectID.Key]) -> Bool {
    guard let conditions else { return true }
    let path = scopes.map { PathStep(key: $0, belonging: .current) }
    let tree = madeTree()
    switch conditions.find(path[...], in: UnsafePointer(memory), at: tree.root, tree: tree) {
    case .permanent, .place: return true
    case .gone: return false
    }
  }

  /// An effect that is kept to be started later, bound to the values for which that is.
  func bound(_ effect: Effect<Action>, in context: EffectContext) -> Effect<Action> {
    guard let node = effect.node, node.hasScopes else { return effect }
    guard let root = BindingStep(node, in: context, of: self) else { return .none }
    // The nodes from the root to the one that is being bound, each with those of its parts that are.
    var path = [root]
    while true {
      let last = path.count - 1
      let (node, made) = (path[last].node, path[last].parts.count)
      if made < node.parts.count {
        let part = node.parts[made]
        if let inner = part.node, inner.hasScopes {
          if let step = BindingStep(inner, in: path[last].context, of: self) {
            path.append(step)
          } else {
            path[last].parts.append(.none)
          }
        } else {
          path[last].parts.append(part)
        }
      } else {
        let done = Effect<Action>(.tree(.node(EffectNode(path[last].kind, path[last].parts))))
        path.removeLast()
        if path.isEmpty { return done }
        path[last - 1].parts.append(done)
      }
    }
  }
}

/// A node whose parts are being bound to the values for which they will be started.
private struct BindingStep<Action> {
  let node: EffectNode<Action>
  let kind: EffectNodeKind
  let context: EffectContext
  var parts: [Effect<Action>] = []

  /// - Returns: Nil where the value has gone.
  init?<State>(
    _ node: EffectNode<Action>, in context: EffectContext, of engine: Engine<State, Action>
  ) {
    var context = context
    var kind = node.kind
    if case .scoped(let key, let belonging) = node.kind {
      let step = PathStep(key: key, belonging: belonging)
      guard engine.enter([step], &context, isTurn: false) else { return nil }
      kind = .scoped(key, of: context.lifetime.map(Belonging.lifetime) ?? .current)
    }
    self.node = node
    self.kind = kind
    self.context = context
  }
}
