import HeadwaterLayoutGeometry

/// A frame with fixed lengths.
package struct FrameRule: ModifierRule, Equatable {
  /// The fixed lengths; nil leaves the axis to the content.
  package var lengths: PerAxis<Double?>
  /// The place of the content in the frame.
  package var alignment: Alignment

  /// Makes a rule.
  package init(_ lengths: PerAxis<Double?>, alignment: Alignment = .center) {
    self.lengths = lengths
    self.alignment = alignment
  }

  /// A box of its own.
  package var shape: ElementShape { [.paintableBox, .box] }

  /// The frame's lengths, where it has them.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    context.offering { axis in lengths[axis].map { .definite($0) } ?? context[axis] }
  }

  /// A number, or the trait of the content.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    lengths[axis].map(LengthTrait.rigid)
      ?? view.content.trait(on: axis, in: contentContext(in: context))
  }

  /// A number, or the content's ideal length.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    lengths[axis] ?? view.content.trait(on: axis, in: contentContext(in: context)).ideal
  }

  /// A box with fixed lengths, and the content in one cell.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    if let width = lengths.horizontal { style[.width] = .points(width) }
    if let height = lengths.vertical {
      let growsWithText = place.policy == .page && view.hasText
      style[growsWithText ? .minHeight : .height] = .points(height)
    }
    let content = view.content.element(
      at: place.inner(view, contentContext(in: place.context), .cell(alignment)))
    let keepsWords = lengths.horizontal == nil && view.hasText
    return view.makeElement(
      view.wrapperClasses(keepsWords: keepsWords), style, at: place, [content])
  }
}
