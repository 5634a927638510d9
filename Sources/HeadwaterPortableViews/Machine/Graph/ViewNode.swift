/// The node of one view in a `ViewGraph`. It is made once, updated in place and unmounted.
///
/// Apps never make nodes. The type is public because the requirements of `View` name it.
@MainActor
public class ViewNode {
  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  /// The values that the node inherits and passes to its children, see `EnvironmentValues`.
  final var environment: EnvironmentEntry?
  /// The changes of outer modifiers to the elements that this node makes at its top level.
  final let decoration: Decoration?
  /// The distance from the root in nodes. Parents are updated before their children.
  final let depth: Int32
  /// The distance from the root in elements.
  final let elementDepth: Int16
  final private(set) var isMounted = true
  /// Whether the node waits for its evaluation in this update.
  final var isDirty = false
  /// Whether the node replaces a view that was nested too deeply.
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

  // MARK: Values for children

  var contentEnvironment: EnvironmentEntry? { environment }
  var contentDecoration: Decoration? { decoration }
  var contentElementDepth: Int16 { elementDepth }

  // MARK: Structure

  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Appends the elements that the node adds to the element around it.
  func appendElements(to elements: inout [Element]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// Appends the elements of rows that have left the document and may come back.
  func appendRetainedElements(to elements: inout [Element]) {
    forEachChild { $0.appendRetainedElements(to: &elements) }
  }

  /// Returns a text that distinguishes the child from its siblings; it is the same in each mount of the app.
  func identity(of child: ViewNode) -> String? { nil }

  /// Whether the node itself has state that a person would miss if its row were made anew.
  var hasStateToKeep: Bool { false }

  /// Whether the rows in this node are rows of the container around it.
  var showsRowsOfContent: Bool { true }

  /// Reports that the node's elements have changed.
  final func invalidateElements() {
    parent?.contentElementsDidChange()
  }

  func contentElementsDidChange() {
    parent?.contentElementsDidChange()
  }

  // MARK: Change

  /// Evaluates the node again because a value that it read has changed.
  func evaluate() {}

  /// A name for messages.
  var name: String { String(describing: type(of: self)) }

  /// Called when the node's inherited values have changed.
  func environmentDidChange(to environment: EnvironmentEntry?, changed: EnvironmentChange) {
    self.environment = environment
    forEachChild { $0.environmentDidChange(to: contentEnvironment, changed: changed) }
  }

  /// Called when values of outer decorations have changed; their number and order never change.
  func decorationDidChange() {
    forEachChild { $0.decorationDidChange() }
  }

  /// Ends the life of the node and of all nodes below it.
  func unmount() {
    isMounted = false
    forEachChild { $0.unmount() }
    parent = nil
  }

  /// The name of the nearest enclosing view with a body.
  final var enclosingViewName: String {
    var node = self
    while !node.isComposite, let parent = node.parent { node = parent }
    return node.name
  }

  /// Whether the content is not on the screen now, such as that of a covered screen.
  var hidesContent: Bool { false }

  /// Whether what hides the content is presented by a view in it, such as a pushed screen for an item.
  var isBehindOwnContent: Bool { false }

  /// Whether the content stands in front of the views around it, as that of a dialog does.
  var isInFront: Bool { false }

  /// Whether the person may not close the dialog, such as one with changes.
  var forbidsClosing: Bool { false }

  /// Tells the content that the person has tried to close the dialog, and returns whether it hears of that.
  func closingWasRefused() -> Bool { false }

  /// The values that the content is shown for: those of a path up to its screen, or the tag of its tab.
  var shownValues: [AnyHashable]? { nil }

  /// Whether the node stands for a value with a body.
  var isComposite: Bool { false }
  /// Whether the node stands for a type of this module, not for a view or a modifier of an app.
  var isBuiltIn: Bool { true }
  /// Whether an evaluation of the node makes the views below it again.
  var makesViews: Bool { isComposite }

  /// Requests an evaluation of the nearest node that makes the views around this one.
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

/// The limits for nested views.
struct NestingLimits {
  /// Browsers flatten what is nested deeper than 512 elements.
  var elements: Int16 = 400
  /// Limits the call stack for views that are nested without elements.
  var nodes: Int32 = 4_000

  func allow(depth: Int32, elementDepth: Int16) -> Bool {
    elementDepth <= elements && depth <= nodes
  }
}
