import HeadwaterLayoutGeometry

/// A circle: the greatest one in what is offered.
package struct CircleRule: LayoutRule, Equatable {
  /// Makes a rule.
  package init() {}

  /// A circle keeps the ratio of a square.
  package var shape: ElementShape { .mayKeepRatio }

  /// The width leads, and the height follows it.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    // Where one axis is offered a length, the other one follows it, so the ideal length is unknown.
    let isDependent = context[.horizontal].isDefinite != context[.vertical].isDefinite
    return KeptRatio(1, .fit)
      .trait(on: axis, in: context, ideal: isDependent ? nil : LengthDefaults.paint)
  }

  /// The lengths are known only where neither is offered.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    context.isUnspecified ? LengthDefaults.paint : nil
  }

  /// A square.
  package func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio? {
    KeptRatio(1, .fit)
  }

  /// An element that the shared style sheet clips to a circle.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    if place.context.isUnspecified {
      for axis in Axis.allCases { style[.length(axis)] = .points(LengthDefaults.paint) }
    }
    return view.makeElement([.circle], style, at: place, isShown: true)
  }
}
