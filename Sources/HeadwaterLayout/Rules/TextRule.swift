import HeadwaterLayoutGeometry

/// A text: it wraps where less width is offered, and only the browser knows its lengths.
package struct TextRule: LayoutRule, Equatable {
  /// The width of a text that cannot wrap and whose width is known, as in a font of equal widths.
  package var knownWidth: Double?

  /// Makes a rule.
  package init(knownWidth: Double? = nil) { self.knownWidth = knownWidth }

  /// A text.
  package var shape: ElementShape { .text }

  /// The width shrinks to the longest word, and the height follows it.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    guard axis == .horizontal else { return .rigid(nil) }
    return knownWidth.map(LengthTrait.rigid) ?? .elastic()
  }

  /// An element whose text the browser wraps.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    view.makeElement([.text], view.roomStyle(at: place), at: place, isShown: true)
  }
}
