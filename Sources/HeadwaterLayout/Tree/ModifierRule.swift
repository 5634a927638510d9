import HeadwaterLayoutGeometry

/// A view around one other view.
package protocol ModifierRule: LayoutRule {}

extension ModifierRule {
  /// A priority is seen through modifiers.
  package func priority(of view: LayoutNode) -> Double { view.content.priority }
}

/// A modifier that changes no length.
package protocol SurroundingRule: ModifierRule {}

extension SurroundingRule {
  /// The trait of the content.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { view.content.trait(on: axis, in: context) }

  /// The ideal length of the content.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    view.content.trait(on: axis, in: context).ideal
  }

  /// The ratio of the content.
  package func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio? {
    view.content.keptRatio(inStack: stack)
  }
}
