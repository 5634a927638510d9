import HeadwaterLayoutGeometry

/// Views beside one another or below one another.
package struct StackRule: LayoutRule, Equatable {
  /// The direction in which the views follow each other.
  package var axis: Axis
  /// The space between two views; nil for the default, which a spacer has none of.
  package var spacing: Double?
  /// The place of each view across the axis.
  package var alignment: Position

  /// Makes a rule.
  package init(_ axis: Axis, spacing: Double? = nil, alignment: Position = .center) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A box whose lengths are those of its views.
  package var shape: ElementShape { [.stack, .paintableBox, .box] }

  /// Along the axis a length that the views share, across it the same for each.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    LayoutContext(stack: axis) {
      $0 == axis ? context[$0].withoutLength : context[$0].acrossStack
    }
  }

  /// The sum of the lengths along the axis, the greatest across it.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    let inner = contentContext(in: context)
    let traits = view.children.map { $0.trait(on: axis, in: inner) }
    if traits.isEmpty { return .rigid(0) }
    return axis == self.axis
      ? traits.summed(gaps: gaps(of: view).reduce(0, +)) : traits.joined()
  }

  /// The sum or the greatest of the ideal lengths.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    trait(on: axis, of: view, in: context).ideal
  }

  /// The space after each view but the last.
  private func gaps(of view: LayoutNode) -> [Double] {
    zip(view.children, view.children.dropFirst()).map { first, second in
      spacing ?? (first.rule.isSpace || second.rule.isSpace ? 0 : LengthDefaults.spacing)
    }
  }

  /// A flexible box whose items are the views.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    element(of: view, at: place, room: view.roomStyle(at: place))
  }

  /// Makes the element of a stack that takes the room of a view around it, such as its padding.
  func element(of view: LayoutNode, at place: Place, room: Style) -> StyledContent {
    var style = room
    switch alignment {
    case .start: style[.alignItems] = .keyword(.start)
    case .center: break
    case .end: style[.alignItems] = .keyword(.end)
    }
    if let spacing { style[.gap] = .points(spacing) }
    if wraps(view, at: place) { style[.flexWrap] = .keyword(.wrap) }
    if measuresWidth(view, at: place) { style[.containerType] = .keyword(.inlineSize) }
    return view.makeElement(
      [axis == .horizontal ? .row : .column], style, at: place, parts(of: view, at: place))
  }

  /// Whether views may go to a next line where a word would be cut otherwise.
  private func wraps(_ view: LayoutNode, at place: Place) -> Bool {
    place.policy == .page && axis == .horizontal && !place.isInRow && view.hasText
      && place.context[.horizontal].isDefinite
  }

  /// Whether views derive a height from the width of the column.
  private func measuresWidth(_ view: LayoutNode, at place: Place) -> Bool {
    axis == .vertical && place.context[.horizontal] == .definite
      && place.context[.vertical].isDefinite
      && view.children.contains { $0.keptRatio(inStack: .vertical) != nil }
  }

  private func parts(of view: LayoutNode, at place: Place) -> [StyledContent] {
    let context = contentContext(in: place.context)
    let traits = view.children.map { $0.trait(on: axis, in: context) }
    let flexible = zip(view.children, traits).filter { $1.kind != .rigid }.map(\.0.priority)
    let weights = StackWeights(priorities: flexible)
    var part = StackPart(
      axis: axis, weight: 1, stackFills: traits.contains { $0.kind == .fills },
      sharesLength: flexible.count > 1)
    return view.children.indices.map { index in
      let child = view.children[index]
      part.weight = weights[child.priority]
      var inner = place.inner(view, context, .part(part))
      inner.isInRow = place.isInRow || axis == .horizontal
      if child.rule.isSpace, spacing == nil {
        removeGaps(around: index, of: view, in: &inner.additions.style)
      }
      return child.element(at: inner)
    }
  }

  /// Takes back the gaps beside a spacer, of which the browser adds one between all items.
  private func removeGaps(around index: Int, of view: LayoutNode, in style: inout Style) {
    let before: StyleProperty = axis == .horizontal ? .marginInlineStart : .marginTop
    let after: StyleProperty = axis == .horizontal ? .marginInlineEnd : .marginBottom
    if index > 0 { style[before] = .points(-LengthDefaults.spacing) }
    let next = index + 1
    if next < view.children.count, !view.children[next].rule.isSpace {
      style[after] = .points(-LengthDefaults.spacing)
    }
  }
}
