import HeadwaterLayoutGeometry

/// The ideal length of a view on some axes. It has no element.
package struct FixedSizeRule: ModifierRule, Equatable {
  /// The axes.
  package var axes: Set<Axis>

  /// Makes a rule.
  package init(_ axes: Set<Axis>) { self.axes = axes }

  /// Nothing on the fixed axes.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    context.offering { axes.contains($0) ? .unspecified : context[$0] }
  }

  /// The trait of content that is offered nothing on the fixed axes.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { view.content.trait(on: axis, in: contentContext(in: context)) }

  /// The content's ideal length.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    view.content.trait(on: axis, in: contentContext(in: context)).ideal
  }

  /// The content's element, which is as long as its own content.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var inner = place.passing(to: contentContext(in: place.context))
    let shape = view.content.rule.shape
    if axes.contains(.horizontal) {
      let isKnown = view.content.trait(on: .horizontal, in: inner.context).ideal != nil
      if !isKnown || shape.contains(.stack) {
        inner.additions.style.setDefault(.width, .length(.maxContent))
      }
    }
    if axes.contains(.vertical), shape.contains(.stack) || shape.contains(.wrapper) {
      inner.additions.style.setDefault(.height, .length(.maxContent))
    }
    return view.content.element(at: inner)
  }
}
