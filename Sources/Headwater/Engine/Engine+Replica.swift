// A replica of a store folds actions in an order that others have decided. Its turns start no work: whoever folds
// starts it afterwards.
extension Engine {
  /// Runs the turn of an action and those of its follow-ups.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: The source of the action.
  package func fold(_ action: Action, from source: ActionSource) {
    _ = process(action, source: source, group: nil)
  }

  /// Runs the same turns without middlewares, which takes a fraction of the time.
  package func foldUnseen(_ action: Action, from source: ActionSource) {
    let seen = flags.intersection(.intercepted)
    flags.subtract(seen)
    fold(action, from: source)
    flags.formUnion(seen)
  }

  /// Whether the reducer may have subscriptions.
  package var hasSubscriptions: Bool {
    activate()
    return effects?.registry.tree?.hasSubscriptions ?? false
  }

  /// Whether the state implies a subscription now, if subscriptions are started at all.
  package var impliesSubscriptions: Bool {
    effects?.registry.tree?.impliesSubscriptions ?? false
  }

  /// Binds an effect that starts later to the values that it belongs to now.
  package func bound(_ effect: Effect<Action>) -> Effect<Action> {
    bound(effect, in: EffectContext())
  }

  /// Starts effects on behalf of an earlier turn.
  ///
  /// - Parameters:
  ///   - effects: The effects, in the order of their turns.
  ///   - source: The source of the action that has led to them.
  ///   - group: The group that waits for them.
  package func begin(
    _ effects: [Effect<Action>], from source: ActionSource, group: EffectGroup
  ) {
    activate()
    let wasBusy = isBusy
    flags.insert(.processing)
    for effect in effects {
      var cause = EffectCause(group: group, isRoot: false, source: source)
      start(effect, in: EffectContext(), for: &cause)
    }
    cancelGone()
    guard !wasBusy else { return }
    var root: EffectGroup? = group
    drain(root: &root)
  }

  /// Keeps subscriptions from starting, and ends those that run.
  package func stopSubscriptions() {
    flags.insert(.startDelayed)
    guard let tree = effects?.registry.tree else { return }
    tree.endSubscriptions()
    for running in tree.takeGoneSubscriptions() { cancel(running.effectID) }
  }

  /// Starts the subscriptions that the state implies, and goes on doing so.
  package func startSubscriptions() {
    activate()
    flags.remove(.startDelayed)
    begin()
  }
}
