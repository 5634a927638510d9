import HeadwaterLayoutGeometry

/// The rank of a view in the sharing of a stack's length. It has no element.
package struct PriorityRule: SurroundingRule, Equatable {
  /// The rank; higher ones take their length first.
  package var priority: Double

  /// Makes a rule.
  package init(_ priority: Double) { self.priority = priority }

  /// The rank that the author chose.
  package func priority(of view: LayoutNode) -> Double { priority }

  /// The content's element.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    view.content.element(at: place)
  }
}
