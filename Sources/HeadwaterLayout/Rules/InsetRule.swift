import HeadwaterLayoutGeometry

/// A view at the upper or lower edge, which the content makes room for.
package struct InsetRule: ModifierRule, Equatable {
  /// Whether the inset is at the upper edge.
  package var isAbove: Bool
  /// The space between the inset and the content.
  package var spacing: Double

  /// Makes a rule.
  package init(isAbove: Bool, spacing: Double = 0) {
    self.isAbove = isAbove
    self.spacing = spacing
  }

  /// A box around two views.
  package var shape: ElementShape { .box }

  /// The kind of the content; a wide inset makes the whole wide.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    let content = view.content.trait(on: axis, in: context)
    guard axis == .horizontal else { return LengthTrait(content.kind) }
    return LengthTrait([content, view.layer.trait(on: axis, in: context.inside(stack: nil))].kind)
  }

  /// A grid with two rows.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    let context = insetContext(of: view, in: place.context)
    let share = Track.share(atLeast: place.policy == .page ? nil : 0)
    // The inset takes its height first, so one that fills leaves nothing to content that fills.
    let insetFills = fills(view.layer, in: context)
    let inset = insetFills ? share : .auto
    let rest = fills(view.content, in: place.context) && !insetFills ? share : .auto
    style[.gridTemplate] = .template(
      rows: isAbove ? [inset, rest] : [rest, inset], columns: [.share(atLeast: 0)])
    if spacing != 0 { style[.rowGap] = .points(spacing) }
    let content = view.content.element(at: place.inner(view, place.context, .cell(.center)))
    let edge = view.layer.element(at: place.inner(view, context, .cell(.center)))
    return view.makeElement(
      [.wrapper], style, at: place, isAbove ? [edge, content] : [content, edge])
  }

  private func fills(_ view: LayoutNode, in context: LayoutContext) -> Bool {
    view.trait(on: .vertical, in: context).kind == .fills
  }

  /// An inset that does not fill has its ideal height.
  private func insetContext(of view: LayoutNode, in context: LayoutContext) -> LayoutContext {
    var inner = context.inside(stack: nil)
    if view.layer.trait(on: .vertical, in: .definite).kind == .rigid {
      inner[.vertical] = .unspecified
    }
    return inner
  }
}
