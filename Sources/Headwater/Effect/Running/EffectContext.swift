// @inlinable: each asynchronous effect passes here.

/// The place of an effect in the tree of features, and the ids it runs under.
///
/// Most effects belong to the root feature and have no id. Their context is empty and free to copy.
@usableFromInline
struct EffectContext: Sendable {
  @usableFromInline
  final class Details: Sendable {
    let scopes: EffectScopes
    @usableFromInline let ids: EffectIDs?
    @usableFromInline let owner: EffectOwner?
    @usableFromInline let lifetime: Lifetime?

    init(
      scopes: EffectScopes, ids: EffectIDs?, owner: EffectOwner?, lifetime: Lifetime?
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

  /// The lifts that lead to the feature.
  var scopes: EffectScopes { details?.scopes ?? EffectScopes() }

  /// The ids that the effect runs under; nil for none.
  var ids: EffectIDs? { details?.ids }

  /// The middleware or subscription that the effect belongs to; nil if a reducer returned it.
  var owner: EffectOwner? {
    get { details?.owner }
    set { details = Details(scopes: scopes, ids: ids, owner: newValue, lifetime: lifetime) }
  }

  /// The lifetime of the value that the effect belongs to; nil if that value lives as long as the store.
  var lifetime: Lifetime? { details?.lifetime }

  /// Whether that value is gone, or another value has its place.
  @inlinable var isOver: Bool { details?.lifetime?.isOver ?? false }

  /// Enters an id, in addition to those that the effect runs under already.
  mutating func enter(_ id: EffectID) {
    details = Details(
      scopes: scopes, ids: EffectIDs(id, in: ids), owner: owner, lifetime: lifetime)
  }

  /// Enters a feature.
  ///
  /// - Parameters:
  ///   - keys: The lifts that lead to it from here; the innermost comes last.
  ///   - lifetime: The lifetime of its value; nil if that lives as long as the value here.
  mutating func enter(_ keys: some Sequence<EffectID.Key>, lifetime: Lifetime?) {
    var scopes = scopes
    for key in keys { scopes.enter(key) }
    details = Details(
      scopes: scopes, ids: ids, owner: owner, lifetime: lifetime ?? self.lifetime)
  }

  /// Whether the effect has no id and no owner, and belongs to no value.
  @inlinable var isPlain: Bool {
    guard let details else { return true }
    return details.ids == nil && details.owner == nil && details.lifetime == nil
  }

  /// Whether the effect has no id and no owner.
  @inlinable var isUnnamed: Bool {
    guard let details else { return true }
    return details.ids == nil && details.owner == nil
  }

  func id(_ key: EffectID.Key) -> EffectID { EffectID(key, scopes: scopes) }
}
