/// The effects of one store that have started and not ended.
///
/// It knows nothing of actions, so that it is not compiled anew for each store.
@usableFromInline
final class EffectRegistry {
  @exclusivity(unchecked) private var effects = Slots<RunningEffect>()
  @exclusivity(unchecked) private var slotsByID: [EffectID: Set<Int>] = [:]
  @exclusivity(unchecked) private var nextOrdinal: UInt64 = 0

  /// How many of them were started by a lifted feature, which may go away.
  @exclusivity(unchecked) private var scopedCount = 0

  @usableFromInline
  init() {}

  /// Those that run and were not cancelled, in the order of their start.
  var running: [RunningEffect] {
    effects.values.filter { !$0.isCancelled }.sorted { $0.ordinal < $1.ordinal }
  }

  @usableFromInline
  func begin(
    _ origin: EffectOrigin, in context: EffectContext, group: EffectGroup
  ) -> RunningEffect {
    let ordinal = nextOrdinal
    nextOrdinal += 1
    let effect = effects.insert { slot in
      group.begin { groupSlot in
        RunningEffect(
          ordinal: ordinal, slot: slot, groupSlot: groupSlot, origin: origin, context: context,
          group: group)
      }
    }
    if !context.scopes.isEmpty { scopedCount += 1 }
    for id in context.ids { slotsByID[id, default: []].insert(effect.slot) }
    return effect
  }

  /// Forgets an effect whose work has ended; its group is left to the caller.
  @usableFromInline
  func forget(_ effect: RunningEffect) {
    guard effects[effect.slot] === effect else { return }
    effect.end()
    effects.remove(at: effect.slot)
    if !effect.context.scopes.isEmpty { scopedCount -= 1 }
    forgetIDs(of: effect)
  }

  /// Cancels the effects whose feature is no longer there.
  ///
  /// - Parameter isPresent: Whether the feature is there to which a path of lifts leads.
  func cancelGone(_ isPresent: (ArraySlice<EffectID.Key>) -> Bool) {
    guard scopedCount > 0 else { return }
    var known: [[EffectID.Key]: Bool] = [:]
    for effect in running where !effect.context.scopes.isEmpty {
      let scopes = effect.context.scopes
      let isThere = known[scopes] ?? isPresent(scopes[...])
      known[scopes] = isThere
      if isThere { continue }
      forgetIDs(of: effect)
      effect.cancel()
    }
  }

  /// Cancels what runs under an id. The effects stay known until their work has ended.
  @usableFromInline
  func cancel(_ id: EffectID) {
    let named = (slotsByID[id] ?? []).compactMap { effects[$0] }
    for effect in named.sorted(by: { $0.ordinal < $1.ordinal }) {
      forgetIDs(of: effect)
      effect.cancel()
    }
  }

  /// Cancels everything, since the store is going away.
  @usableFromInline
  func endAll() {
    let all = effects.values.sorted { $0.ordinal < $1.ordinal }
    effects = Slots()
    slotsByID = [:]
    scopedCount = 0
    for effect in all {
      effect.cancel()
      effect.group.end(effect)
    }
  }

  private func forgetIDs(of effect: RunningEffect) {
    for id in effect.context.ids {
      slotsByID[id]?.remove(effect.slot)
      if slotsByID[id]?.isEmpty == true { slotsByID[id] = nil }
    }
  }
}
