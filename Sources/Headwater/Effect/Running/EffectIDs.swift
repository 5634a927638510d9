/// The ids under which an effect runs, the innermost first.
///
/// A list whose rest is shared, so that operators which are nested as deep as a program likes each add an
/// id at the same cost.
@usableFromInline
final class EffectIDs {
  let id: EffectID

  /// The ids around it.
  private(set) var outer: EffectIDs?

  init(_ id: EffectID, in outer: EffectIDs?) {
    self.id = id
    self.outer = outer
  }

  deinit {
    // A long list would else let go one inside the other.
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let further = next?.outer
      next?.outer = nil
      next = further
    }
  }
}

/// `@unchecked Sendable`: an element changes only at its end, or when the element that had it ends and
/// nobody else holds it, so nobody can see it change.
extension EffectIDs: @unchecked Sendable {}
