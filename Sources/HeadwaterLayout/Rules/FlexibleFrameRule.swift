import HeadwaterLayoutGeometry

/// A frame with limits.
package struct FlexibleFrameRule: ModifierRule, Equatable {
  /// The limits.
  package var limits: PerAxis<LengthLimits>
  /// The place of the content in the frame.
  package var alignment: Alignment

  /// Makes a rule.
  package init(_ limits: PerAxis<LengthLimits>, alignment: Alignment = .center) {
    self.limits = limits
    self.alignment = alignment
  }

  /// A box whose longest length is chosen.
  package var shape: ElementShape { [.paintableBox, .box, .limited] }

  /// What is offered, between the limits; the ideal length in place of nothing.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    context.offering { axis in
      let offer = context[axis]
      if offer == .unspecified, let ideal = limits[axis].ideal { return .definite(ideal) }
      return offer.mapped(limits[axis].clamp)
    }
  }

  /// The trait that the limits leave of that of the content.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    limits[axis].trait(
      of: view.content.trait(on: axis, in: contentContext(in: context)))
  }

  /// The ideal length that the limits leave.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    limits[axis].ideal(
      of: view.content.trait(on: axis, in: contentContext(in: context)))
  }

  /// A box with limits, and the content in one cell.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases where !limits[axis].areEmpty {
      switch place.context[axis] {
      case .unspecified: declareIdeal(axis, view, at: place, in: &style)
      case .stretched: declareStretched(axis, view, at: place, in: &style)
      case .definite: declareDefinite(axis, view, at: place, in: &style)
      }
    }
    let content = view.content.element(
      at: place.inner(view, contentContext(in: place.context), .cell(alignment)))
    let widths = limits.horizontal
    let keepsWords = widths.minimum == nil && widths.finiteMaximum == nil && view.hasText
    return view.makeElement(
      view.wrapperClasses(keepsWords: keepsWords), style, at: place, [content])
  }

  private func declareIdeal(
    _ axis: Axis, _ view: LayoutNode, at place: Place, in style: inout Style
  ) {
    let limits = limits[axis]
    if limits.ideal != nil, let ideal = view.trait(on: axis, in: place.context).ideal {
      style[.length(axis)] = .points(ideal)
      return
    }
    if let minimum = limits.minimum, minimum != 0 { style[.minimum(axis)] = .points(minimum) }
    let content = view.content.trait(on: axis, in: contentContext(in: place.context)).ideal
    if let maximum = limits.finiteMaximum, content.map({ $0 > maximum }) ?? true {
      style[.maximum(axis)] = .points(maximum)
    }
  }

  private func declareStretched(
    _ axis: Axis, _ view: LayoutNode, at place: Place, in style: inout Style
  ) {
    let limits = limits[axis]
    if let maximum = limits.finiteMaximum {
      style[.maximum(axis)] = .points(maximum)
      if place.slot.stackAxis != axis { style[.length(axis)] = .length(place.slot.full(axis)) }
    }
    let ideal = view.trait(on: axis, in: place.context).ideal
    let floor = max(limits.minimum ?? 0, ideal ?? 0)
    if floor != 0 { style[.minimum(axis)] = .points(floor) }
  }

  private func declareDefinite(
    _ axis: Axis, _ view: LayoutNode, at place: Place, in style: inout Style
  ) {
    let trait = view.trait(on: axis, in: place.context)
    guard trait.kind != .fills, let maximum = trait.maximum else {
      if let minimum = limits[axis].minimum, minimum != 0 {
        style[.minimum(axis)] = .points(minimum)
      }
      return
    }
    let isMainAxis = place.slot.stackAxis == axis
    guard trait.kind == .elastic else {
      let growsWithText = axis == .vertical && place.policy == .page && view.hasText
      style[growsWithText ? .minHeight : .length(axis)] = .points(maximum)
      return
    }
    if axis == .horizontal, !place.slot.boxHugs, view.hasText {
      // A specified width would enter the min-content of the boxes around and push them apart.
      style[.maxWidth] = .points(maximum)
      style[.width] = isMainAxis ? nil : .length(place.slot.full(axis))
      return
    }
    style[.length(axis)] = .points(maximum)
    if !isMainAxis { style[.maximum(axis)] = .length(place.slot.full(axis)) }
    if let minimum = trait.minimum, minimum != 0 {
      style.setDefault(.minimum(axis), .points(minimum))
    }
  }
}
