import HeadwaterLayoutGeometry

/// Cuts what leaves the frame. It has no element.
package struct ClipRule: SurroundingRule, Equatable {
  /// Makes a rule.
  package init() {}

  /// The content's element, with what leaves it cut.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var inner = place
    inner.additions.style[.overflow] = .keyword(.clip)
    return view.content.element(at: inner)
  }
}
