import HeadwaterLayoutGeometry

/// A view whose size never changes, such as an icon.
package struct FixedBoxRule: LayoutRule, Equatable {
  /// The width and the height.
  package var size: PerAxis<Double>

  /// Makes a rule.
  package init(_ size: PerAxis<Double>) { self.size = size }

  /// Both lengths are numbers.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { .rigid(size[axis]) }

  /// Both lengths are numbers.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    size[axis]
  }

  /// An element with a width and a height.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases { style[.length(axis)] = .points(size[axis]) }
    return view.makeElement([], style, at: place, isShown: true)
  }
}
