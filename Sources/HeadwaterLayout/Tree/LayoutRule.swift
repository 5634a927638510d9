import HeadwaterLayoutGeometry

/// What a kind of view is to the layout.
///
/// A leaf says its traits, a modifier maps those of its content, and a container folds those of its
/// views.
package protocol LayoutRule: Sendable {
  /// The trait on an axis on which a length is offered.
  func trait(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> LengthTrait

  /// The length on an axis on which none is offered, if it is known as a number.
  func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double?

  /// What the view offers its content.
  func contentContext(in context: LayoutContext) -> LayoutContext

  /// The ratio of width to height that the view keeps.
  func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio?

  /// The rank in the sharing of a stack's length.
  func priority(of view: LayoutNode) -> Double

  /// Makes the element of the view, with those of the views in it.
  func element(of view: LayoutNode, at place: Place) -> StyledContent

  /// What the view's element is to the views around it.
  var shape: ElementShape { get }

  /// Whether a view with one view in it keeps its answers, because they take time.
  var isWorthRemembering: Bool { get }

  /// Whether the rule has the same values as another.
  func isEqual(to other: any LayoutRule) -> Bool
}

extension LayoutRule {
  /// By default nothing is known.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    nil
  }
  /// By default the content is offered the same.
  package func contentContext(in context: LayoutContext) -> LayoutContext { context }
  /// By default a view keeps no ratio.
  package func keptRatio(of view: LayoutNode, inStack stack: Axis?) -> KeptRatio? { nil }
  /// By default a view has the middle rank.
  package func priority(of view: LayoutNode) -> Double { 0 }
  /// By default the content has the answer at hand.
  package var isWorthRemembering: Bool { false }
  /// By default nothing is said.
  package var shape: ElementShape { [] }

  /// Whether no spacing is added beside the view.
  var isSpace: Bool { shape.contains(.space) }
}

extension LayoutRule where Self: Equatable {
  /// Compares all values.
  package func isEqual(to other: any LayoutRule) -> Bool { (other as? Self) == self }
}
