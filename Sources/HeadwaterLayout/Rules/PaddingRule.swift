import HeadwaterLayoutGeometry

/// Space around a view.
package struct PaddingRule: ModifierRule, Equatable {
  /// The space at each edge.
  package var lengths: EdgeLengths

  /// Makes a rule.
  package init(_ lengths: EdgeLengths) { self.lengths = lengths }

  /// A box that has the ratio of its content.
  package var shape: ElementShape { [.paintableBox, .box, .wrapper, .mayKeepRatio] }

  /// What the padding leaves.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    context.offering { axis in context[axis].mapped { max(0, $0 - lengths.sums[axis]) } }
  }

  /// The lengths of the content and the padding.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    view.content.trait(on: axis, in: contentContext(in: context))
      .mapped { max(0, $0 + lengths.sums[axis]) }
  }

  /// The content's ideal length and the padding.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    view.content.trait(on: axis, in: contentContext(in: context)).ideal
      .map { max(0, $0 + lengths.sums[axis]) }
  }

  /// The content's ratio, if the padding takes nothing away from it.
  package func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio? {
    guard lengths.smallest >= 0, var ratio = view.content.keptRatio(inStack: stack) else {
      return nil
    }
    ratio.padding = ratio.padding + lengths
    return ratio
  }

  /// A box with padding; a stack with padding is one element.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    let context = contentContext(in: place.context)
    if place.slot.isFilled { return view.content.element(at: place.passing(to: context)) }
    let style = view.roomStyle(at: place)
    if view.ratioInEffect(at: place) != nil {
      // The outermost view of the ratio has the padding.
      let content = view.content.element(at: place.inner(view, context, .filledCell))
      return view.makeElement([.wrapper], style, at: place, [content])
    }
    let isShared = sharesLength(view, at: place)
    if let stack = view.content.rule as? StackRule, lengths.smallest >= 0, !isShared {
      view.content.giveUpElement()
      var inner = place.passing(to: context)
      lengths.declarePadding(in: &inner.additions.style)
      return stack.element(of: view.content, at: inner, room: style)
    }
    return box(view, context, style, at: place, isShared: isShared)
  }

  /// Whether the view is one of several flexible ones in a stack.
  ///
  /// Padding is a floor of an item's share, so it has to be inside the item then.
  private func sharesLength(_ view: LayoutNode, at place: Place) -> Bool {
    guard case .part(let part) = place.slot.kind, part.sharesLength else { return false }
    return view.trait(on: part.axis, in: place.context).kind != .rigid
  }

  private func box(
    _ view: LayoutNode, _ context: LayoutContext, _ room: Style, at place: Place, isShared: Bool
  ) -> StyledContent {
    var style = room
    let margins = isShared ? lengths : lengths.mapped { min(0, $0) }
    if !isShared { lengths.mapped { max(0, $0) }.declareBoxPadding(in: &style) }
    var inner = place.inner(view, context, .cell(.center))
    inner.slot.margins = margins.sums
    margins.declareMargins(in: &inner.additions.style)
    return view.makeElement(
      view.wrapperClasses(keepsWords: view.hasText), style, at: place,
      [view.content.element(at: inner)])
  }
}
