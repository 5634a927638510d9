import HeadwaterLayoutGeometry

/// A view in the tree that styles are made for.
///
/// A change marks the way to the root and computes nothing. The next ``render(at:)`` settles the
/// marked nodes, children first, and goes up only as long as a fact differs from the former one: a
/// longer text costs nothing above the text, and a parent whose thousand children have changed is
/// settled once.
///
/// The node keeps no element, only a hash of the place that it was last made for.
package final class LayoutNode {
  /// A number that finds the view's element again.
  package let id: Int
  /// What the view is.
  package private(set) var rule: any LayoutRule
  /// The views in it, with the content of a modifier before its layer.
  package private(set) var children: [LayoutNode]

  private weak var parent: LayoutNode?
  private var facts = LayoutFacts()
  private var made: MadeElement?
  /// Whether this node or one below it has changed since the last rendering.
  private var isMarked = false
  private var hasChanged = false

  /// The element that was made last.
  private struct MadeElement {
    /// The hash of the place.
    let place: Int
    /// The view that made the element: this one, or one inside a modifier without an element.
    let view: Int
  }

  /// Makes a node.
  package init(_ id: Int, _ rule: any LayoutRule, _ children: [LayoutNode] = []) {
    self.id = id
    self.rule = rule
    self.children = children
    children.forEach { $0.parent = self }
  }

  /// The content of a modifier.
  package var content: LayoutNode {
    guard let first = children.first else {
      preconditionFailure("The node \(id) modifies a view, \(rule), but has none in it.")
    }
    return first
  }

  /// The layer of a background or an overlay, or the inset at an edge.
  package var layer: LayoutNode {
    guard children.count > 1 else {
      preconditionFailure(
        "The node \(id) joins two views, \(rule), but has \(children.count) in it.")
    }
    return children[1]
  }

  // MARK: Facts

  /// Whether the node remembers its answers.
  ///
  /// A leaf has its answer at hand, and most modifiers ask their content once for each question.
  private var remembers: Bool { children.count > 1 || rule.isWorthRemembering }

  /// The trait on one axis.
  package func trait(on axis: Axis, in context: LayoutContext) -> LengthTrait {
    guard remembers else { return newTrait(on: axis, in: context) }
    if let known = facts.trait(on: axis, in: context) { return known }
    let trait = newTrait(on: axis, in: context)
    facts.add(trait, on: axis, in: context)
    return trait
  }

  private func newTrait(on axis: Axis, in context: LayoutContext) -> LengthTrait {
    context[axis] == .unspecified
      ? .rigid(rule.ideal(on: axis, of: self, in: context))
      : rule.trait(on: axis, of: self, in: context)
  }

  /// Whether a text is inside: then the browser's min-content guards its words.
  package var hasText: Bool {
    if let known = facts.hasText { return known }
    let hasText = rule.shape.contains(.text) || children.contains(where: \.hasText)
    facts.hasText = hasText
    return hasText
  }

  /// The rank in the sharing of a stack's length.
  package var priority: Double {
    if let known = facts.priority { return known }
    let priority = rule.priority(of: self)
    facts.priority = priority
    return priority
  }

  /// The ratio that the view keeps.
  package func keptRatio(inStack stack: Axis?) -> KeptRatio? {
    guard remembers else { return rule.keptRatio(of: self, inStack: stack) }
    if let known = facts.ratios.first(where: { $0.stack == stack }) { return known.ratio }
    let ratio = rule.keptRatio(of: self, inStack: stack)
    facts.ratios.append(LayoutFacts.Ratio(stack: stack, ratio: ratio))
    return ratio
  }

  // MARK: Change

  /// Changes what the view is.
  package func setRule(_ new: any LayoutRule) {
    guard !rule.isEqual(to: new) else { return }
    rule = new
    noteChange()
  }

  /// Changes the views in it.
  package func setChildren(_ new: [LayoutNode]) {
    // A view that has moved to another node belongs to that one already.
    for child in children where child.parent === self { child.parent = nil }
    children = new
    new.forEach { $0.parent = self }
    noteChange()
  }

  private func noteChange() {
    hasChanged = true
    var node: LayoutNode? = self
    while let current = node, !current.isMarked {
      current.isMarked = true
      node = current.parent
    }
  }

  /// Forgets what is no longer true, and returns whether a fact has changed that others may know.
  private func settle() -> Bool {
    guard isMarked else { return false }
    isMarked = false
    made = nil
    let hasChanged = hasChanged
    self.hasChanged = false
    var mayDiffer = hasChanged
    for child in children where child.settle() { mayDiffer = true }
    guard mayDiffer else { return false }
    let former = facts
    facts = LayoutFacts()
    // The parent may have read the rule itself: whether it is a spacer, or the ratio of an image.
    // A node that remembers nothing hands the question on.
    return hasChanged || !remembers || former.differ(from: self)
  }

  // MARK: Elements

  /// Makes the view's element after changes, with those of the views in it.
  ///
  /// Parts that nothing has changed are not made again, see ``StyledContent``.
  package func render(at place: Place) -> StyledContent {
    _ = settle()
    return element(at: place)
  }

  /// The view's element, for the rule of the view around it.
  package func element(at place: Place) -> StyledContent {
    let hash = place.hashValue
    if let made, made.place == hash { return .unchanged(view: made.view) }
    let element = rule.element(of: self, at: place)
    made = MadeElement(place: hash, view: element.view)
    return element
  }

  /// Notes that another view's element has taken the place of this one.
  func giveUpElement() { made = nil }
}
