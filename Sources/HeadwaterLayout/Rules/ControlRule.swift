import HeadwaterLayoutGeometry

/// A control whose rigid lengths come from its own style, such as a text field or a slider.
///
/// A view that fills both axes and whose content cannot change its size, such as a list, is one as
/// well.
package struct ControlRule: LayoutRule, Equatable {
  /// The axes on which the control takes what is offered.
  package var filledAxes: Set<Axis>

  /// Makes a rule.
  package init(fills filledAxes: Set<Axis>) { self.filledAxes = filledAxes }

  /// The control's own style decides the axes that it does not fill.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { filledAxes.contains(axis) ? .fills() : .rigid(nil) }

  /// An element that only takes its room.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    view.makeElement([], view.roomStyle(at: place), at: place, isShown: true)
  }
}
