import HeadwaterLayoutGeometry

/// A screen with a bar: a navigation stack with its title, or a tab view.
package struct ScreenRule: LayoutRule, Equatable {
  /// The height of the bar.
  package var barHeight: Double
  /// Whether the bar is above the screen. The first child is the upper one.
  package var barIsFirst: Bool

  /// Makes a rule.
  package init(barHeight: Double, barIsFirst: Bool) {
    self.barHeight = barHeight
    self.barIsFirst = barIsFirst
  }

  /// A box around a screen and its bar.
  package var shape: ElementShape { .box }

  /// Both views know the size of the screen.
  package func contentContext(in context: LayoutContext) -> LayoutContext { .definite }

  /// Both lengths are filled.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { .fills(from: nil, ideal: LengthDefaults.screen[axis]) }

  /// The length of a small telephone.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    LengthDefaults.screen[axis]
  }

  /// A grid with a row for the bar and one for the screen.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    let isPage = place.policy == .page
    let screen = Track.share(atLeast: isPage ? nil : 0)
    let bar = isPage ? Track.content(atLeast: barHeight) : .points(barHeight)
    var style = view.roomStyle(at: place)
    for axis in Axis.allCases where place.context[axis] == .unspecified {
      style[.length(axis)] = .points(LengthDefaults.screen[axis])
    }
    style[.gridTemplate] = .template(
      rows: barIsFirst ? [bar, screen] : [screen, bar], columns: [.share(atLeast: 0)])
    let content = view.children.enumerated().map { index, child in
      let isBar = (index == 0) == barIsFirst
      let alignment: Alignment = isBar ? .topLeading : .center
      return child.element(at: place.inner(view, .definite, .cell(alignment)))
    }
    return view.makeElement([.wrapper], style, at: place, content)
  }
}
