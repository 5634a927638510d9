import HeadwaterLayoutGeometry

/// A color, a rectangle or a resizable image: it takes what is offered.
package struct PaintRule: LayoutRule, Equatable {
  /// The size of an image; nil for a color or a rectangle, which has none of its own.
  package var naturalSize: PerAxis<Double>?

  /// Makes a rule.
  package init(naturalSize: PerAxis<Double>? = nil) { self.naturalSize = naturalSize }

  /// A color, or a picture that has a ratio.
  package var shape: ElementShape { naturalSize == nil ? .color : .picture }

  /// Both lengths are filled.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { .fills(ideal: idealLength(axis)) }

  /// The natural length, or that of a color.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    idealLength(axis)
  }

  /// An element without content, or a layer that covers a box.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    if let isBehind = place.slot.cover {
      return view.makeElement(
        isBehind ? [.cover, .behind] : [.cover], Style(), at: place, isShown: true)
    }
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases where place.context[axis] == .unspecified {
      style[.length(axis)] = .points(idealLength(axis))
    }
    return view.makeElement([], style, at: place, isShown: true)
  }

  private func idealLength(_ axis: Axis) -> Double {
    naturalSize?[axis] ?? LengthDefaults.paint
  }
}
