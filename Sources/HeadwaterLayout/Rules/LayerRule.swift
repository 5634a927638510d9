import HeadwaterLayoutGeometry

/// A layer behind a view or in front of it, with the view's size.
package struct LayerRule: SurroundingRule, Equatable {
  /// Whether the layer is behind the view.
  package var isBehind: Bool
  /// The place of the layer's view.
  package var alignment: Alignment

  /// Makes a rule.
  package init(isBehind: Bool, alignment: Alignment = .center) {
    self.isBehind = isBehind
    self.alignment = alignment
  }

  /// A box that has the ratio of its content.
  package var shape: ElementShape { [.box, .wrapper, .mayKeepRatio] }

  /// A box with the content and an absolute layer, or the content's box with a background.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    if paintsContent(view, at: place) {
      var inner = place
      inner.additions.paint = view.layer.id
      view.layer.giveUpElement()
      return view.content.element(at: inner)
    }
    let room = view.roomStyle(at: place)
    let kind: Slot.Kind = view.ratioInEffect(at: place) == nil ? .cell(.center) : .filledCell
    let content = view.content.element(at: place.inner(view, place.context, kind))
    let layer = layer(of: view, at: place)
    var classes = view.wrapperClasses(keepsWords: view.content.hasText)
    if isBehind { classes.append(.isolated) }
    return view.makeElement(
      classes, room, at: place, isBehind ? [layer, content] : [content, layer])
  }

  /// Whether a color behind a view with a box of its own can be that box's background.
  private func paintsContent(_ view: LayoutNode, at place: Place) -> Bool {
    isBehind && view.layer.rule.shape.contains(.color)
      && view.content.rule.shape.contains(.paintableBox) && place.additions.paint == nil
      && view.keptRatio(inStack: place.context.stack) == nil && !place.slot.isFilled
  }

  private func layer(of view: LayoutNode, at place: Place) -> StyledContent {
    let context = layerContext(of: view, in: place.context)
    if view.layer.rule.shape.contains(.color) {
      return view.layer.element(at: place.inner(view, context, .cover(isBehind: isBehind)))
    }
    let content = view.layer.element(at: place.inner(view, context, .cell(alignment)))
    return .element(
      StyledElement(
        view: view.id, classes: isBehind ? [.layer, .behind] : [.layer], content: [content]))
  }

  /// A layer is offered the size of the view, as a number where that is known.
  private func layerContext(of view: LayoutNode, in context: LayoutContext) -> LayoutContext {
    LayoutContext(stack: nil) { axis in
      let trait = view.trait(on: axis, in: context)
      return .definite(trait.kind == .rigid ? trait.minimum : nil)
    }
  }
}
