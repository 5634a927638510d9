import HeadwaterLayoutGeometry

/// The ratio of width to height that a view keeps.
package struct KeptRatio: Hashable, Sendable {
  /// The width divided by the height.
  package var ratio: Double
  /// How the view uses a box of another ratio.
  package var mode: ContentMode
  /// The paddings around the view that has the ratio.
  ///
  /// The outermost view of a chain of modifiers gets the size, so it has to know what lies between.
  package var padding = EdgeLengths()

  /// Makes a ratio.
  package init(_ ratio: Double, _ mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  /// The trait of a view that keeps the ratio.
  ///
  /// The width leads, unless only the height is definite. A number on one axis bounds the other.
  func trait(on axis: Axis, in context: LayoutContext, ideal: Double? = nil) -> LengthTrait {
    switch (context[.horizontal], context[.vertical]) {
    case (.definite(let width), .definite(let height)):
      guard mode == .fit else { return .fills(ideal: ideal) }
      return fittedTrait(on: axis, width: width, height: height, ideal: ideal)
    case (.definite(let width), _):
      if let width { return .rigid(axis == .horizontal ? width : width / ratio) }
      return leadingTrait(isLeading: axis == .horizontal, ideal: ideal)
    case (_, .definite(let height)):
      if let height { return .rigid(axis == .horizontal ? height * ratio : height) }
      return leadingTrait(isLeading: axis == .vertical, ideal: ideal)
    default: return leadingTrait(isLeading: axis == .horizontal, ideal: ideal)
    }
  }

  private func leadingTrait(isLeading: Bool, ideal: Double?) -> LengthTrait {
    isLeading ? .fills(ideal: ideal) : LengthTrait(.rigid, ideal: ideal)
  }

  private func fittedTrait(
    on axis: Axis, width: Double?, height: Double?, ideal: Double?
  ) -> LengthTrait {
    let isWidth = axis == .horizontal
    switch (width, height) {
    case (let width?, let height?):
      return .rigid(isWidth ? min(width, height * ratio) : min(height, width / ratio))
    case (nil, let height?):
      return .elastic(0, ideal: ideal, maximum: isWidth ? height * ratio : height)
    case (let width?, nil):
      return isWidth
        ? .fills(ideal: ideal) : .elastic(0, ideal: ideal, maximum: width / ratio)
    case (nil, nil): return isWidth ? .fills(ideal: ideal) : .elastic(0, ideal: ideal)
    }
  }
}

extension LayoutContext {
  /// The axis whose length decides the other of a view that keeps a ratio.
  var leadingAxis: Axis {
    !self[.horizontal].isDefinite && self[.vertical].isDefinite ? .vertical : .horizontal
  }
}
