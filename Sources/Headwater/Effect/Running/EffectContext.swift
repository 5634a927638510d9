// @inlinable: each asynchronous effect passes here.

/// Where in the tree of features, and under which ids, an effect is started.
///
/// Most effects are the store's own and have no id; theirs holds nothing and is copied for free.
@usableFromInline
struct EffectContext: Sendable {
  @usableFromInline
  final class Details: Sendable {
    let scopes: [EffectID.Key]
    @usableFromInline let ids: EffectIDs?
    @usableFromInline let owner: EffectOwner?
    @usableFromInline let lifetime: Lifetime?

    init(
      scopes: [EffectID.Key], ids: EffectIDs?, owner: EffectOwner?, lifetime: Lifetime?
    ) {
      self.scopes = scopes
      self.ids = ids
      self.owner = owner
      self.lifetime = lifetime
    }
  }

  @usableFromInline var details: Details?

  @inlinable
  init() {}

  /// The lifts that lead to the feature; the innermost comes last.
  var scopes: [EffectID.Key] {
    get { details?.scopes ?? [] }
    set {
      details = Details(scopes: newValue, ids: ids, owner: owner, lifetime: lifetime)
    }
  }

  /// The ids it runs under; nil for none.
  var ids: EffectIDs? { details?.ids }

  /// Who returned it, if it was not the reducer.
  var owner: EffectOwner? {
    get { details?.owner }
    set { details = Details(scopes: scopes, ids: ids, owner: newValue, lifetime: lifetime) }
  }

  /// How long the value is there for which it is started; nil if that is as long as the store.
  var lifetime: Lifetime? { details?.lifetime }

  /// Whether that value is gone, or another has its place.
  @inlinable var isOver: Bool { details?.lifetime?.isOver ?? false }

  /// Enters an id, under those under which it runs already.
  mutating func enter(_ id: EffectID) {
    details = Details(
      scopes: scopes, ids: EffectIDs(id, in: ids), owner: owner, lifetime: lifetime)
  }

  /// Enters the feature in which it is started.
  mutating func enter(_ scopes: [EffectID.Key], lifetime: Lifetime?) {
    details = Details(
      scopes: self.scopes + scopes, ids: ids, owner: owner, lifetime: lifetime ?? self.lifetime)
  }

  /// Whether the effect has neither a name nor a value that it belongs to.
  @inlinable var isPlain: Bool {
    guard let details else { return true }
    return details.ids == nil && details.owner == nil && details.lifetime == nil
  }

  /// Whether nothing but the place of the feature is known of the effect.
  @inlinable var isUnnamed: Bool {
    guard let details else { return true }
    return details.ids == nil && details.owner == nil
  }

  func id(_ key: EffectID.Key) -> EffectID { EffectID(key, scopes: scopes) }
}
