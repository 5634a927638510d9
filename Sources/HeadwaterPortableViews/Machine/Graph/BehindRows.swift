/// What a view behind the rows of a lazy container knows, such as the sign at the end of a list that more
/// is loaded.
///
/// It is in the document with all rows, and is seen when the client says that it has come into view. When
/// rows come before it, it is out of view again.
@MainActor
final class BehindRows {
  /// How many rows stood before the view when it was last looked for.
  fileprivate var rows = 0
  /// The element whose coming into view is waited for.
  fileprivate var mark: Element?
  fileprivate var isSeen = false
}

extension LifecycleNode {
  /// Whether the view, which is in no row itself, is in view; otherwise it appears when it is.
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
    // What shows nothing cannot come into view.
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

  /// More rows than before push the view out of sight.
  fileprivate final func rowsWereAdded() {
    guard isMounted, hasAppeared, let place = behindRows, rowsBefore > place.rows else { return }
    disappearIfVisible()
    graph.appearAfterUpdate(self)
  }

  /// How many rows of lazy `ForEach`es stand before the view in its container.
  private var rowsBefore: Int {
    var count = 0
    var node: ViewNode = self
    while let parent = node.parent, parent.environment.value(of: IsLazyKey.self) {
      var isBefore = true
      parent.forEachChild { child in
        if child === node { isBefore = false }
        if isBefore { count += child.lazyRowCount }
      }
      node = parent
    }
    return count
  }
}

extension ViewNode {
  /// The rows of lazy `ForEach`es in here; what is inside of most elements is no row.
  fileprivate var lazyRowCount: Int {
    if let rows = (self as? any LazyRowsNode)?.lazyRows { return rows.count }
    guard showsRowsOfContent else { return 0 }
    var count = 0
    forEachChild { count += $0.lazyRowCount }
    return count
  }
}

/// A view behind rows, for as long as it lives.
struct WeakLifecycleNode {
  weak var node: LifecycleNode?
}

extension ViewGraph {
  /// Says that a lazy container has more rows than before.
  func rowsWereAdded() {
    guard !viewsBehindRows.isEmpty else { return }
    viewsBehindRows.removeAll { $0.node == nil }
    afterUpdate { [weak self] in self?.viewsBehindRows.forEach { $0.node?.rowsWereAdded() } }
  }
}
