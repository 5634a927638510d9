/// The document that the nodes of a graph write.
///
/// It assigns ids to elements, interns style blocks, records operations, and knows which elements listen
/// for events.
@MainActor
package final class Document {
  private var nextIdentifier = 0
  private var operations: [DocumentChange] = []
  /// The animations in single elements, and that of everything else.
  private var animations = FirstValues<Int, Timing>()
  private var commonTiming: Timing?
  private var listening: [Int: Element] = [:]
  private var changedHosts: [ElementNode] = []
  let styles = StyleBlocks()
  /// The root element, with the id 0. It contains all other elements.
  package private(set) var root: Element!

  package init() {
    styles.didAdd = { [unowned self] in record(.addRule($0)) }
  }

  /// Sets the root. Its current content is the document that clients receive as a whole.
  func setRoot(_ element: Element) {
    root = element
    element.setLive(true)
    operations = []
  }

  func takeIdentifier() -> Int {
    defer { nextIdentifier += 1 }
    return nextIdentifier
  }

  /// The id of the next new element.
  var nextIdentifierValue: Int { nextIdentifier }

  // MARK: Operations

  func record(_ operation: DocumentChange) {
    operations.append(operation)
  }

  func takeOperations() -> [DocumentChange] {
    defer {
      operations = []
      animations = FirstValues()
      commonTiming = nil
    }
    guard !operations.isEmpty else { return [] }
    var steps = animations.entries.map { AnimationStep(element: $0.key, timing: $0.value) }
    if let commonTiming { steps.append(AnimationStep(element: root.id, timing: commonTiming)) }
    return steps.map(DocumentChange.animate) + operations
  }

  /// Animates the changes in an element that are recorded until the next flush.
  func animate(_ element: Element, _ timing: Timing) {
    if element.isLive { animations.add(timing, for: element.id) }
  }

  /// Animates all changes that are recorded until the next flush, apart from those in such elements.
  func animateAll(_ timing: Timing) {
    commonTiming = timing
  }

  var hasOperations: Bool { !operations.isEmpty }

  // MARK: Styles

  /// Forgets the style blocks of elements that are gone, if there are many.
  ///
  /// - Parameter retained: Returns the elements outside of the document that come back to it.
  func forgetUnusedStyles(besides retained: () -> [Element]) {
    guard styles.isCrowded else { return }
    var used = StyleBlocks.Uses()
    used.add(root)
    for element in retained() { used.add(element) }
    let forgotten = styles.forget(except: used)
    if !forgotten.isEmpty { record(.removeRules(classes: forgotten)) }
  }

  // MARK: Events

  func register(_ element: Element) {
    listening[element.id] = element.handlesEvents ? element : nil
  }

  func unregister(_ element: Element) {
    guard element.handlesEvents else { return }
    listening[element.id] = nil
  }

  /// Returns the element with this id if it is in the document and listens for events.
  func listener(_ id: Int) -> Element? {
    listening[id]
  }

  // MARK: Children

  /// Notes that the children of a node's element have changed.
  func childrenDidChange(of node: ElementNode) {
    changedHosts.append(node)
  }

  /// Whether the children of an element have changed since the last reconciliation.
  var hasChangedChildren: Bool { !changedHosts.isEmpty }

  /// Sets the new children of all changed elements and records the operations.
  func reconcileChildren() {
    guard !changedHosts.isEmpty else { return }
    let hosts = changedHosts.filter(\.isMounted)
    changedHosts = []
    // Elements outside of the document come first. They are then complete when their markup is written.
    for host in hosts where !host.element.isLive {
      host.element.setChildren(host.contentElements())
      host.awaitsChildren = false
    }
    for host in hosts.sorted(by: { $0.elementDepth < $1.elementDepth }) where host.awaitsChildren {
      host.awaitsChildren = false
      let children = host.contentElements()
      if host.element.isLive {
        ChildrenDifference.apply(children, to: host.element)
      } else {
        host.element.setChildren(children)
      }
    }
  }

  // MARK: Markup

  /// The markup of the root's content.
  package var html: String {
    HTMLWriter.html(of: root.children)
  }
}
