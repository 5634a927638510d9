/// The effects of one store that have started and not ended.
///
/// It knows nothing of actions, so that it is not compiled anew for each store.
@usableFromInline
final class EffectRegistry {
  private var effects: [UInt64: RunningEffect] = [:]
  private var ordinalsByID: [EffectID: Set<UInt64>] = [:]
  private var nextOrdinal: UInt64 = 0

  @usableFromInline
  init() {}

  /// Those that run and were not cancelled, in the order of their start.
  var running: [RunningEffect] {
    effects.values.filter { !$0.isCancelled }.sorted { $0.ordinal < $1.ordinal }
  }

  @usableFromInline
  func begin(_ origin: EffectOrigin, ids: [EffectID], group: EffectGroup) -> RunningEffect {
    let effect = RunningEffect(ordinal: nextOrdinal, origin: origin, ids: ids, group: group)
    nextOrdinal += 1
    effects[effect.ordinal] = effect
    for id in ids { ordinalsByID[id, default: []].insert(effect.ordinal) }
    group.begin(effect)
    return effect
  }

  /// Forgets an effect whose work has ended.
  @usableFromInline
  func end(_ effect: RunningEffect) {
    guard effects.removeValue(forKey: effect.ordinal) != nil else { return }
    forgetIDs(of: effect)
    effect.group.end(effect)
  }

  /// Cancels what runs under an id. The effects stay known until their work has ended.
  @usableFromInline
  func cancel(_ id: EffectID) {
    for ordinal in (ordinalsByID[id] ?? []).sorted() {
      guard let effect = effects[ordinal] else { continue }
      forgetIDs(of: effect)
      effect.cancel()
    }
  }

  /// Cancels everything, since the store is going away.
  @usableFromInline
  func endAll() {
    let all = effects.values.sorted { $0.ordinal < $1.ordinal }
    effects = [:]
    ordinalsByID = [:]
    for effect in all {
      effect.cancel()
      effect.group.end(effect)
    }
  }

  private func forgetIDs(of effect: RunningEffect) {
    for id in effect.ids {
      ordinalsByID[id]?.remove(effect.ordinal)
      if ordinalsByID[id]?.isEmpty == true { ordinalsByID[id] = nil }
    }
  }
}
