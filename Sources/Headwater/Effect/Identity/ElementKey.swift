/// The place of one element's effects among those of its parent.
struct ElementKey: Hashable, Sendable {
  let lift: EffectID.Key
  let id: EffectID.Key
}
