import HeadwaterLayoutGeometry

/// Draws nothing and keeps the room. It has no element.
package struct HiddenRule: SurroundingRule, Equatable {
  /// Makes a rule.
  package init() {}

  /// The content's element, which is not drawn.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var inner = place
    inner.additions.style[.visibility] = .keyword(.hidden)
    return view.content.element(at: inner)
  }
}
