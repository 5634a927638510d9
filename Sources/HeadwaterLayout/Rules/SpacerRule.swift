import HeadwaterLayoutGeometry

/// A space that grows along the stack around it.
package struct SpacerRule: LayoutRule, Equatable {
  /// The shortest length; nil for the default.
  package var minimum: Double?

  /// Makes a rule.
  package init(minimum: Double? = nil) { self.minimum = minimum }

  /// Empty space.
  package var shape: ElementShape { .space }

  /// A spacer takes what all others leave.
  package func priority(of view: LayoutNode) -> Double { -.infinity }

  /// The length along the stack is filled; a spacer outside of one fills both.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    guard context.stack != axis.crossing else { return .rigid(0) }
    let length = minimum ?? LengthDefaults.spacing
    return .fills(from: length, ideal: length)
  }

  /// The shortest length along the stack.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    context.stack == axis.crossing ? 0 : minimum ?? LengthDefaults.spacing
  }

  /// An empty element.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases
    where place.context[axis] == .unspecified && place.context.stack != axis.crossing {
      style[.length(axis)] = .points(minimum ?? LengthDefaults.spacing)
    }
    return view.makeElement([], style, at: place)
  }
}
