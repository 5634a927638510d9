/// Decides which rows of a `ForEach` in a list or a lazy stack have appeared.
///
/// The document contains all rows, also those that nobody has seen. The first screenful appears at once.
/// Each further screenful appears when the client reports that the first waiting row has come into view.
@MainActor
final class LazyRows {
  /// The number of rows that appear together.
  static let screenful = 30

  private unowned let graph: ViewGraph
  /// Returns the rows in order.
  private let rows: () -> ContiguousArray<ViewNode>
  private var allowance = LazyRows.screenful
  private var seen: Set<ObjectIdentifier> = []
  private var waiting: [(row: ViewNode, node: LifecycleNode)] = []
  private var isMarking = false
  /// The element that the client reports when it comes into view.
  private var mark: Element?

  init(graph: ViewGraph, rows: @escaping () -> ContiguousArray<ViewNode>) {
    self.graph = graph
    self.rows = rows
  }

  /// Returns whether a row has been seen. If not, `node` appears when the row comes into view.
  func admit(_ row: ViewNode, for node: LifecycleNode) -> Bool {
    if seen.contains(ObjectIdentifier(row)) { return true }
    if seen.count < allowance {
      seen.insert(ObjectIdentifier(row))
      return true
    }
    waiting.append((row, node))
    markAfterUpdate()
    return false
  }

  func remove(_ row: ViewNode) {
    seen.remove(ObjectIdentifier(row))
    if !waiting.isEmpty { markAfterUpdate() }
  }

  func end() {
    waiting = []
    moveMark(to: nil)
  }

  private func markAfterUpdate() {
    guard !isMarking else { return }
    isMarking = true
    graph.afterUpdate { [weak self] in
      self?.isMarking = false
      self?.markFirstWaiting()
    }
  }

  private func markFirstWaiting() {
    waiting.removeAll { !$0.node.isMounted || !$0.row.isMounted }
    let unseen = Set(waiting.map { ObjectIdentifier($0.row) })
    guard !unseen.isEmpty else { return moveMark(to: nil) }
    for row in rows() where unseen.contains(ObjectIdentifier(row)) {
      var elements: [Element] = []
      row.appendElements(to: &elements)
      if let element = elements.first { return moveMark(to: element) }
    }
    // Rows without elements cannot come into view.
    showMore()
  }

  private func moveMark(to element: Element?) {
    guard mark !== element else { return }
    if let mark {
      mark.set(.dataAppear, to: nil)
      graph.unseenRows[mark.id] = nil
    }
    mark = element
    guard let element else { return }
    element.set(.dataAppear, to: "")
    graph.unseenRows[element.id] = { [weak self] in self?.showMore() }
  }

  private func showMore() {
    allowance += Self.screenful
    moveMark(to: nil)
    let nodes = Dictionary(grouping: waiting) { ObjectIdentifier($0.row) }
    waiting = []
    for row in rows() {
      for (_, node) in nodes[ObjectIdentifier(row)] ?? [] where node.isMounted {
        graph.appearAfterUpdate(node)
      }
    }
  }
}

/// A node whose rows may be out of view.
protocol LazyRowsNode: ViewNode {
  /// The number of rows; nil if they are in no lazy container.
  var lazyRowCount: Int? { get }

  /// Returns whether a row is in view. If not, `node` appears when it comes into view.
  ///
  /// The result is nil if the rows are in no lazy container.
  func admit(_ row: ViewNode, for node: LifecycleNode) -> Bool?
}

/// Whether the rows of a `ForEach` appear only when a person scrolls to them.
enum IsLazyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension LifecycleNode {
  /// Whether the node's row has come into view; true for a node outside of rows.
  final var isInView: Bool {
    guard environment.value(of: IsLazyKey.self) else { return true }
    var row: ViewNode = self
    while let parent = row.parent {
      if let isInView = (parent as? any LazyRowsNode)?.admit(row, for: self) { return isInView }
      row = parent
    }
    return isInViewBehindRows()
  }
}

extension ViewGraph {
  /// The elements that the client reports when they come into view.
  package var unseenElements: [Int] { unseenRows.keys.sorted() }
}
