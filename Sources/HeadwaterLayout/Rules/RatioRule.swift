import HeadwaterLayoutGeometry

/// A ratio of width to height.
package struct RatioRule: ModifierRule, Equatable {
  /// The ratio; nil for that of an image.
  package var ratio: Double?
  /// How the view uses a box of another ratio.
  package var mode: ContentMode

  /// Makes a rule.
  package init(_ ratio: Double?, _ mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  /// A ratio asks its content about both axes.
  package var isWorthRemembering: Bool { true }

  /// A view that keeps a ratio.
  package var shape: ElementShape { .mayKeepRatio }

  /// The trait of the ratio, or of content with a fixed length, which no ratio changes.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    guard !isRigid(view.content, axis, inStack: context.stack),
      let ratio = view.keptRatio(inStack: context.stack)
    else { return view.content.trait(on: axis, in: context) }
    return ratio.trait(on: axis, in: context)
  }

  /// The content's ideal length where neither axis is offered a length.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    context.isUnspecified ? view.content.trait(on: axis, in: context).ideal : nil
  }

  /// The ratio, unless the content has a fixed width.
  package func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio? {
    guard !isRigid(view.content, .horizontal, inStack: stack) else { return nil }
    return KeptRatio(ratio ?? naturalRatio(of: view.content) ?? 1, mode)
  }

  /// A box with the ratio; a color or an image has it itself.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    guard view.ratioInEffect(at: place) != nil else { return view.content.element(at: place) }
    let style = view.roomStyle(at: place)
    let shape = view.content.rule.shape
    if shape.contains(.color) || shape.contains(.picture) {
      view.content.giveUpElement()
      return view.content.makeElement([], style, at: place, isShown: true)
    }
    let context = LayoutContext.definite.inside(stack: place.context.stack)
    let content = view.content.element(at: place.inner(view, context, .cell(.center)))
    return view.makeElement([.wrapper], style, at: place, [content])
  }

  /// Whether the content has a length that no ratio can change.
  private func isRigid(_ content: LayoutNode, _ axis: Axis, inStack stack: Axis?) -> Bool {
    !content.rule.shape.contains(.picture)
      && content.trait(on: axis, in: .definite.inside(stack: stack)).kind == .rigid
  }

  private func naturalRatio(of content: LayoutNode) -> Double? {
    (content.rule as? PaintRule)?.naturalSize.map { $0.horizontal / $0.vertical }
  }
}
