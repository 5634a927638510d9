/// The document that the nodes of a graph write into.
///
/// It numbers elements, interns style blocks, records operations, and knows which elements want
/// events.
@MainActor
package final class Document {
  private var nextIdentifier = 0
  private var operations: [DocumentChange] = []
  private var listening: [Int: Element] = [:]
  private var changedHosts: [ElementNode] = []
  let styles = StyleBlocks()
  /// The element with the id 0, around everything else.
  package private(set) var root: Element!

  package init() {
    styles.didAdd = { [unowned self] in record(.addRule($0)) }
  }

  /// Makes the given element the root: what it holds now is the document that clients get whole.
  func setRoot(_ element: Element) {
    root = element
    element.setLive(true)
    operations = []
  }

  func takeIdentifier() -> Int {
    defer { nextIdentifier += 1 }
    return nextIdentifier
  }

  /// The id that the next element will have.
  var nextIdentifierValue: Int { nextIdentifier }

  // MARK: Operations

  func record(_ operation: DocumentChange) {
    operations.append(operation)
  }

  func takeOperations() -> [DocumentChange] {
    defer { operations = [] }
    return operations
  }

  var hasOperations: Bool { !operations.isEmpty }

  // MARK: Events

  func register(_ element: Element) {
    listening[element.id] = element.handlesEvents ? element : nil
  }

  func unregister(_ element: Element) {
    guard element.handlesEvents else { return }
    listening[element.id] = nil
  }

  /// The element of this id, if it is in the document and wants events of some kind.
  func listener(_ id: Int) -> Element? {
    listening[id]
  }

  // MARK: Children

  /// Says that the children of a node's element are others than before.
  func childrenDidChange(of node: ElementNode) {
    changedHosts.append(node)
  }

  /// Whether an element waits for its new children.
  var hasChangedChildren: Bool { !changedHosts.isEmpty }

  /// Gives every changed element its new children and records how to get there.
  func reconcileChildren() {
    guard !changedHosts.isEmpty else { return }
    let hosts = changedHosts.filter(\.isMounted)
    changedHosts = []
    // What is not in the document yet is completed first, so that its markup is written once.
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

  /// The markup of everything inside the root.
  package var html: String {
    HTMLWriter.html(of: root.children)
  }
}
