/// A list of elements, the innermost first, whose rest it shares with other lists.
///
/// So each of many nested operators or lifts adds an element at the same cost.
@usableFromInline
final class SharedList<Element: Sendable> {
  let first: Element

  /// The outer elements.
  private(set) var outer: SharedList?

  init(_ first: Element, in outer: SharedList?) {
    self.first = first
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
extension SharedList: @unchecked Sendable {}

/// The ids under which an effect runs, the innermost first.
@usableFromInline typealias EffectIDs = SharedList<EffectID>
