/// The subscriptions that a store has started, by their ids.
@usableFromInline
final class RunningSubscriptions {
  struct Running {
    /// Those that end together end in the order in which they began.
    let ordinal: Int

    /// Under what the effects run.
    let effectID: EffectID
  }

  var running: [EffectID: Running] = [:]
  var nextOrdinal = 0

  init() {}
}

/// Keeps the ids of subscriptions apart from those that `cancel(id:)` names.
private struct SubscriptionKey: Hashable {
  let id: EffectID
}

extension Engine {
  /// Starts the subscriptions that the state newly implies, and cancels those it no longer does.
  @usableFromInline
  func reconcileSubscriptions() {
    guard !flags.contains(.held), let subscriptions,
      let implied = conditions?.subscriptions?(memory.pointee, [])
    else { return }
    var gone = subscriptions.running
    for subscription in implied {
      let id = EffectID(subscription.id, scopes: subscription.scopes)
      if gone.removeValue(forKey: id) != nil || subscriptions.running[id] != nil { continue }
      let effectID = EffectID(EffectID.Key(SubscriptionKey(id: id)), scopes: [])
      subscriptions.running[id] = RunningSubscriptions.Running(
        ordinal: subscriptions.nextOrdinal, effectID: effectID)
      subscriptions.nextOrdinal += 1
      // Cancelled by an id and not by a group: what its actions set going is not its own.
      var context = EffectContext()
      context.ids = [effectID]
      context.owner = .subscription(subscription.id)
      var starter = Starter(
        group: EffectGroup(), isRoot: false, source: .followUp(subscription.place))
      start(subscription.effect(), in: context, for: &starter)
    }
    guard !gone.isEmpty else { return }
    for (id, running) in gone.sorted(by: { $0.value.ordinal < $1.value.ordinal }) {
      subscriptions.running[id] = nil
      cancel(running.effectID)
    }
  }
}
