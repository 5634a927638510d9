import HeadwaterLayoutGeometry

/// A place for the middle of a view, in all of the room that is offered.
package struct PositionRule: LayoutRule, Equatable {
  /// The place of the middle.
  package var middle: PerAxis<Double>

  /// Makes a rule.
  package init(_ middle: PerAxis<Double>) { self.middle = middle }

  /// Both lengths are filled.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { .fills() }

  /// The content's ideal length.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    view.content.trait(on: axis, in: context).ideal
  }

  /// A box whose content moves from the middle to its place.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    // The content is offered all of the room, in whose middle it is before it moves.
    var inner = place.inner(view, place.context, .cell(.center))
    inner.additions.style[.position] = .keyword(.relative)
    inner.additions.style[.insetInlineStart] = .length(.fromMiddle(to: middle.horizontal))
    inner.additions.style[.top] = .length(.fromMiddle(to: middle.vertical))
    return view.makeElement(
      [.wrapper], view.roomStyle(at: place), at: place, [view.content.element(at: inner)])
  }
}
