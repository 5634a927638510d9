/// The node that stands for one view in a `ViewGraph`: made once, updated in place, unmounted.
///
/// Apps never make nodes; the type is public because `View`'s requirements name it.
@MainActor
public class ViewNode {
  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  /// What the node inherits and hands to its children, see `EnvironmentValues`.
  final var environment: EnvironmentEntry?
  /// What modifiers above want done to the elements that this node makes at its top level.
  final let decoration: Decoration?
  /// The distance from the root in nodes; parents are updated before their children.
  final let depth: Int32
  /// The distance from the root in elements.
  final let elementDepth: Int16
  final private(set) var isMounted = true
  /// Whether the node waits to be evaluated in this update.
  final var isDirty = false
  /// Whether the node stands in for a view that was nested too deeply.
  final fileprivate(set) var isPlaceholder = false

  init(in parent: ViewNode) {
    graph = parent.graph
    self.parent = parent
    environment = parent.contentEnvironment
    decoration = parent.contentDecoration
    depth = parent.depth + 1
    elementDepth = parent.contentElementDepth
  }

  /// Makes the root of a graph.
  init(root graph: ViewGraph, environment: EnvironmentEntry?) {
    self.graph = graph
    parent = nil
    self.environment = environment
    decoration = nil
    depth = 0
    elementDepth = 0
  }

  // MARK: What children inherit

  var contentEnvironment: EnvironmentEntry? { environment }
  var contentDecoration: Decoration? { decoration }
  var contentElementDepth: Int16 { elementDepth }

  // MARK: Structure

  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Appends the elements that the node contributes to the element around it.
  func appendElements(to elements: inout [Element]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// What tells this child from its siblings, the same in another mount of the same app.
  func identity(of child: ViewNode) -> String? { nil }

  /// Whether the rows of what is inside are rows of the container around this node.
  var showsRowsOfContent: Bool { true }

  /// Says that the elements this node contributes are others than before.
  final func invalidateElements() {
    parent?.contentElementsDidChange()
  }

  func contentElementsDidChange() {
    parent?.contentElementsDidChange()
  }

  // MARK: Change

  /// Evaluates the node again because something that it read has changed.
  func evaluate() {}

  /// A name for messages.
  var name: String { String(describing: type(of: self)) }

  /// The node's inherited values are others than before.
  func environmentDidChange(to environment: EnvironmentEntry?, changed: EnvironmentChange) {
    self.environment = environment
    forEachChild { $0.environmentDidChange(to: contentEnvironment, changed: changed) }
  }

  /// The values (never the number or the order) of decorations above have changed.
  func decorationDidChange() {
    forEachChild { $0.decorationDidChange() }
  }

  /// Ends the life of the node and of everything below it.
  func unmount() {
    isMounted = false
    forEachChild { $0.unmount() }
    parent = nil
  }

  /// The name of the nearest view with a body that the node belongs to.
  final var enclosingViewName: String {
    var node = self
    while !node.isComposite, let parent = node.parent { node = parent }
    return node.name
  }

  /// Whether what is inside is not on the screen now, such as a covered screen.
  var hidesContent: Bool { false }

  /// Whether the node stands for something that has a body.
  var isComposite: Bool { false }
  /// Whether the node stands for something of this module, and not for a view or a modifier of an app.
  var isBuiltIn: Bool { true }
  /// Whether evaluating the node makes the values of the views below it anew.
  var makesViews: Bool { isComposite }

  /// Asks for the values of the views around here to be made anew.
  final func markMakerDirty() {
    var node: ViewNode? = self
    while let current = node, !current.makesViews { node = current.parent }
    if let node { graph.markDirty(node) }
  }

  // MARK: Children

  final func makeChild<Content: View>(_ view: Content) -> ViewNode {
    let limits = graph.limits
    if limits.allow(depth: depth, elementDepth: contentElementDepth) {
      return Content.makeNode(for: view, in: self)
    }
    if contentElementDepth > limits.elements {
      graph.report(.nestedTooDeeply(view: enclosingViewName, limit: Int(limits.elements)))
    } else {
      graph.report(.nestedInTooManyViews(view: enclosingViewName, limit: Int(limits.nodes)))
    }
    let placeholder = ViewNode(in: self)
    placeholder.isPlaceholder = true
    return placeholder
  }

  final func updateChild<Content: View>(_ child: ViewNode, to view: Content) {
    guard !child.isPlaceholder else { return }
    Content.updateNode(child, for: view)
  }
}

/// How deep views may be nested.
struct NestingLimits {
  /// Browsers flatten what is nested deeper than 512 elements.
  var elements: Int16 = 400
  /// Bounds the call stack where views are nested without elements.
  var nodes: Int32 = 4_000

  func allow(depth: Int32, elementDepth: Int16) -> Bool {
    elementDepth <= elements && depth <= nodes
  }
}
