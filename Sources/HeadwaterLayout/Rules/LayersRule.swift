import HeadwaterLayoutGeometry

/// Views on top of each other.
package struct LayersRule: LayoutRule, Equatable {
  /// The place of the smaller views.
  package var alignment: Alignment

  /// Makes a rule.
  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// A box whose lengths are those of its views.
  package var shape: ElementShape { [.stack, .paintableBox, .box] }

  /// The same offer, outside of a stack.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    context.inside(stack: nil)
  }

  /// The greatest lengths of the views.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    let inner = contentContext(in: context)
    if view.children.isEmpty { return .rigid(0) }
    return view.children.map { $0.trait(on: axis, in: inner) }.joined()
  }

  /// The greatest ideal length of the views.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    trait(on: axis, of: view, in: context).ideal
  }

  /// A grid with all views in one cell.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    let context = contentContext(in: place.context)
    let content = view.children.map {
      $0.element(at: place.inner(view, context, .cell(alignment)))
    }
    return view.makeElement(
      view.hasText ? [.layers, .keepsWords] : [.layers], view.roomStyle(at: place), at: place,
      content)
  }
}
