import HeadwaterLayoutGeometry

/// A view that scrolls: it fills, and its content has its ideal length.
package struct ScrollRule: LayoutRule, Equatable {
  /// The axes on which the content moves.
  package var axes: Set<Axis>

  /// Makes a rule.
  package init(_ axes: Set<Axis>) { self.axes = axes }

  /// A box that its content does not stretch.
  package var shape: ElementShape { .box }

  /// Nothing on the axes on which the content moves.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    LayoutContext(stack: nil) { axes.contains($0) ? .unspecified : context[$0] }
  }

  /// Both lengths are filled, and may be zero.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { .fills() }

  /// A box that scrolls, with the content in one cell.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    declareContainment(in: &style, at: place)
    declareDirection(in: &style)
    if place.policy == .page, axes.contains(.vertical), place.context[.vertical] != .unspecified {
      // Beside higher content, a scroll view of no height could not be used.
      style[.minHeight] = .length(.rootFontSizes(8))
    }
    let content = view.content.element(
      at: place.inner(view, contentContext(in: place.context), .cell(contentAlignment)))
    return view.makeElement([.scroll], style, at: place, [content])
  }

  /// On an axis without a length the content decides, so there it must count.
  private func declareContainment(in style: inout Style, at place: Place) {
    let isWide = place.context[.horizontal].isDefinite
    let isHigh = place.context[.vertical].isDefinite
    if !isHigh {
      style[.contain] = .keyword(isWide ? .inlineSize : .none)
    } else if !isWide {
      style[.contain] = .keyword(.none)
      style[.minHeight] = .points(0)
    }
  }

  private func declareDirection(in style: inout Style) {
    guard axes.contains(.horizontal) else { return }
    style[.gridTemplateColumns] = .tracks([.maxContent])
    style[.justifyContent] = .keyword(.start)
    guard !axes.contains(.vertical) else { return }
    style[.overflow] = .keyword(.autoHidden)
    style[.alignContent] = .keyword(.stretch)
    style[.gridTemplateRows] = .tracks([.share(atLeast: 0)])
  }

  private var contentAlignment: Alignment {
    if !axes.contains(.vertical) { return .leading }
    return axes.contains(.horizontal) ? .topLeading : .center
  }
}
