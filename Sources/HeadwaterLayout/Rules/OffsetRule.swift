import HeadwaterLayoutGeometry

/// A shift of what is drawn. It has an element only around another shift.
package struct OffsetRule: SurroundingRule, Equatable {
  /// The shift.
  package var shift: PerAxis<Double>

  /// Makes a rule.
  package init(_ shift: PerAxis<Double>) { self.shift = shift }

  /// The content's element, shifted.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    guard place.additions.style[.translate] == nil else {
      // An element can be shifted once.
      var inner = place.inner(view, place.context, .cell(.center))
      declare(in: &inner.additions.style)
      return view.makeElement(
        [.wrapper], view.roomStyle(at: place), at: place, [view.content.element(at: inner)])
    }
    var inner = place
    declare(in: &inner.additions.style)
    return view.content.element(at: inner)
  }

  private func declare(in style: inout Style) {
    style[.position] = .keyword(.relative)
    style[.translate] = .shift(shift.horizontal, shift.vertical)
  }
}
