/// The state of a view behind the rows of a lazy container, such as the activity indicator at the end of
/// a list that loads more rows.
///
/// The document contains such a view together with all rows. The view appears when the client reports
/// that it has come into view, and disappears when rows are inserted before it.
@MainActor
final class BehindRows {
  /// The number of rows before the view when they were last counted.
  fileprivate var rows = 0
  /// The element that the client reports when it comes into view.
  fileprivate var mark: Element?
  fileprivate var isSeen = false
}

extension LifecycleNode {
  /// Whether the view, which is in no row itself, is in view. If it is not, it appears when it comes into
  /// view.
  final func isInViewBehindRows() -> Bool {
    let rows = rowsBefore
    let place = behindRows ?? BehindRows()
    if behindRows == nil {
      behindRows = place
      graph.viewsBehindRows.append(WeakLifecycleNode(node: self))
    }
    place.rows = rows
    guard rows > LazyRows.screenful, !place.isSeen else {
      place.isSeen = false
      return true
    }
    graph.afterUpdate { [weak self] in self?.waitForSight() }
    return false
  }

  private func waitForSight() {
    guard isMounted, !hasAppeared, let place = behindRows, place.mark == nil else { return }
    var elements: [Element] = []
    appendElements(to: &elements)
    // A view without elements cannot come into view.
    guard let element = elements.first else { return comeIntoView() }
    place.mark = element
    element.set(.dataAppear, to: "")
    // Several modifiers of one view wait for the same element.
    let others = graph.unseenRows[element.id]
    graph.unseenRows[element.id] = { [weak self] in
      others?()
      self?.comeIntoView()
    }
  }

  private func comeIntoView() {
    stopWaitingForSight()
    behindRows?.isSeen = true
    graph.appearAfterUpdate(self)
  }

  final func stopWaitingForSight() {
    guard let mark = behindRows?.mark else { return }
    behindRows?.mark = nil
    mark.set(.dataAppear, to: nil)
    graph.unseenRows[mark.id] = nil
  }

  /// Ends the view's appearance if there are more rows than before, since they push it out of sight.
  fileprivate final func rowsWereAdded() {
    guard isMounted, hasAppeared, let place = behindRows, rowsBefore > place.rows else { return }
    disappearIfVisible()
    graph.appearAfterUpdate(self)
  }

  /// The number of rows of lazy `ForEach`es before the view in its container.
  private var rowsBefore: Int {
    var count = 0
    var node: ViewNode = self
    while let parent = node.parent, parent.environment.value(of: IsLazyKey.self) {
      var isBefore = true
      parent.forEachChild { child in
        if child === node { isBefore = false }
        if isBefore { count += child.rowCount }
      }
      node = parent
    }
    return count
  }
}

extension ViewNode {
  /// The number of rows of lazy `ForEach`es in the node. Most elements hide the rows of their content.
  fileprivate var rowCount: Int {
    if let count = (self as? any LazyRowsNode)?.lazyRowCount { return count }
    guard showsRowsOfContent else { return 0 }
    var count = 0
    forEachChild { count += $0.rowCount }
    return count
  }
}

/// A weak reference to a view behind rows.
struct WeakLifecycleNode {
  weak var node: LifecycleNode?
}

extension ViewGraph {
  /// Tells the views behind rows that a lazy container has more rows than before.
  func rowsWereAdded() {
    guard !viewsBehindRows.isEmpty else { return }
    viewsBehindRows.removeAll { $0.node == nil }
    afterUpdate { [weak self] in self?.viewsBehindRows.forEach { $0.node?.rowsWereAdded() } }
  }
}
