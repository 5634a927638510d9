/// The effects of one store that have started and not ended.
///
/// It does not depend on the type of the actions, and the compiler therefore does not specialise it for
/// each store.
@usableFromInline
final class EffectRegistry {
  @exclusivity(unchecked) private var effects = Slots<RunningEffect>()
  @exclusivity(unchecked) private var branches = EffectBranches()
  @exclusivity(unchecked) private var nextOrdinal: UInt64 = 0

  /// How many effects were cancelled by their slots or ids.
  @exclusivity(unchecked) private(set) var cancellationCount = 0

  /// The values that effects belong to; nil as long as there are none.
  @exclusivity(unchecked) var tree: LifeTree?

  @usableFromInline
  init() {}

  /// The effects that run and were not cancelled, in the order of their start.
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
    if let lifetime = context.lifetime { tree?.began(effect.slot, for: lifetime) }
    if let ids = context.ids { branches.add(effect.slot, under: ids) }
    return effect
  }

  /// Removes an effect whose work has ended. The caller ends it in its group.
  @usableFromInline
  func forget(_ effect: RunningEffect) {
    guard effects[effect.slot] === effect else { return }
    effect.end()
    effects.remove(at: effect.slot)
    if let lifetime = effect.context.lifetime { tree?.ended(effect.slot, for: lifetime) }
    forgetIDs(of: effect)
  }

  /// Removes an effect whose work has ended, and holds its ids while the next ones start.
  func forgetHoldingIDs(_ effect: RunningEffect) {
    if let ids = effect.context.ids { branches.hold(ids) }
    forget(effect)
  }

  /// Releases the ids of an effect that were held.
  func releaseIDs(of effect: RunningEffect) {
    if let ids = effect.context.ids { branches.release(ids) }
  }

  /// Cancels effects by their slots, in the order of their start.
  func cancel(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    let gone = slots.compactMap { effects[$0] }
    cancellationCount += gone.count
    for effect in gone.sorted(by: { $0.ordinal < $1.ordinal }) {
      forgetIDs(of: effect)
      effect.cancel()
    }
  }

  /// Cancels the effects that run under an id. They stay registered until their work has ended.
  @usableFromInline
  func cancel(_ id: EffectID) {
    cancel(branches.effects(under: id))
  }

  /// Cancels all effects, because the store is going away.
  @usableFromInline
  func endAll() {
    let all = effects.values.sorted { $0.ordinal < $1.ordinal }
    effects = Slots()
    branches = EffectBranches()
    tree = nil
    for effect in all {
      effect.cancel()
      effect.group.end(effect)
    }
  }

  private func forgetIDs(of effect: RunningEffect) {
    if let ids = effect.context.ids { branches.remove(effect.slot, under: ids) }
  }
}
