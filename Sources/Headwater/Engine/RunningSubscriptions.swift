/// The subscriptions that a store has started, by their ids.
@usableFromInline
final class RunningSubscriptions {
  var groups: [EffectID: EffectGroup] = [:]

  init() {}
}

extension Engine {
  /// Starts the subscriptions that the state newly implies, and cancels those it no longer does.
  @usableFromInline
  func reconcileSubscriptions() {
    guard let subscriptions, let implied = reducer?.subscriptions?(storage.pointer.pointee) else {
      return
    }
    var gone = subscriptions.groups
    for subscription in implied {
      let id = EffectID(subscription.id, scopes: subscription.scopes)
      if gone.removeValue(forKey: id) != nil || subscriptions.groups[id] != nil { continue }
      let group = EffectGroup()
      subscriptions.groups[id] = group
      var starter = Starter(
        group: group, isRoot: false,
        source: .followUp(SourcePlace(fileID: "Headwater/Subscriptions", line: 0)))
      start(subscription.effect(), in: EffectContext(), for: &starter)
    }
    for (id, group) in gone {
      subscriptions.groups[id] = nil
      group.cancel()
    }
  }
}
