import HeadwaterLayoutGeometry

/// Everything that a view's element depends on beside the view itself.
package struct Place: Hashable, Sendable {
  /// What the view is offered.
  package var context: LayoutContext
  /// The room that the parent's box gives.
  package var slot: Slot
  /// Declarations of modifiers that have no element of their own.
  package var additions = Additions()
  /// What happens where room is missing.
  package var policy: LayoutPolicy
  /// Whether a row is around the view; only an outermost row may wrap.
  package var isInRow = false

  /// Makes a place.
  package init(_ context: LayoutContext, _ slot: Slot, policy: LayoutPolicy) {
    self.context = context
    self.slot = slot
    self.policy = policy
  }

  /// The place of a page's content in the window.
  package static func root(
    alignment: Alignment = .center, policy: LayoutPolicy
  ) -> Place {
    Place(.definite, Slot(kind: .cell(alignment)), policy: policy)
  }

  /// The place of a view in an element of this view.
  package func inner(_ view: LayoutNode, _ context: LayoutContext, _ kind: Slot.Kind) -> Place {
    var place = Place(context, Slot(kind: kind), policy: policy)
    place.slot.boxHugs = boxHugs(for: view)
    place.isInRow = isInRow
    return place
  }

  /// The same place for the content of a view that has no element.
  package func passing(to context: LayoutContext) -> Place {
    var place = self
    place.context = context
    return place
  }

  private func boxHugs(for view: LayoutNode) -> Bool {
    guard view.rule.shape.contains(.box) else { return slot.boxHugs }
    return !context[.horizontal].isDefinite
      || view.trait(on: .horizontal, in: context).kind == .elastic
  }
}
