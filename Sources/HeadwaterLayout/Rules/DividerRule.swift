import HeadwaterLayoutGeometry

/// A line across the stack around it; outside a stack it is horizontal.
package struct DividerRule: LayoutRule, Equatable {
  /// Makes a rule.
  package init() {}

  /// The line is thin along its stack, and fills across it.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    isThickness(axis, context)
      ? .rigid(LengthDefaults.line) : .fills(ideal: LengthDefaults.paint)
  }

  /// The thickness, or the length of a color.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    isThickness(axis, context) ? LengthDefaults.line : LengthDefaults.paint
  }

  /// An element with the thickness of the line.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases {
      let trait = view.trait(on: axis, in: place.context)
      if trait.kind == .rigid, let length = trait.ideal { style[.length(axis)] = .points(length) }
    }
    return view.makeElement([], style, at: place, isShown: true)
  }

  private func isThickness(_ axis: Axis, _ context: LayoutContext) -> Bool {
    axis == context.stack ?? .vertical
  }
}
