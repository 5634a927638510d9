/// The ids under which an effect runs, the innermost first.
///
/// It is a linked list with a shared rest. So each of many nested operators adds an id at the same cost.
@usableFromInline
final class EffectIDs {
  let id: EffectID

  /// The outer ids.
  private(set) var outer: EffectIDs?

  init(_ id: EffectID, in outer: EffectIDs?) {
    self.id = id
    self.outer = outer
  }

  deinit {
    // Otherwise, the release of a long list would recurse.
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let further = next?.outer
      next?.outer = nil
      next = further
    }
  }
}

/// `@unchecked Sendable`: an element changes only during its own release, or during that of the element that
/// referred to it. No other code refers to it then, so none can see the change.
extension EffectIDs: @unchecked Sendable {}
