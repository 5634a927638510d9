/// A place to which a view can be scrolled.
enum ScrollTarget {
  /// The content of a node that is in the document.
  case here(ViewNode)
  /// A row of a long list, which comes into the document with this update.
  case coming
}

/// A node with content that has ids.
@MainActor
protocol ScrollTargets {
  /// Returns the content with an id; nil if there is none.
  func scrollTarget(_ id: AnyHashable) -> ScrollTarget?
}

extension ViewNode {
  /// Finds the first content with an id in the node.
  fileprivate func findScrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    if let target = (self as? any ScrollTargets)?.scrollTarget(id) { return target }
    var target: ScrollTarget?
    forEachChild { if target == nil { target = $0.findScrollTarget(id) } }
    return target
  }
}

extension ViewGraph {
  /// Scrolls the first content with an id in a node into view, after the update. Nothing happens if there is
  /// none.
  func scroll(in node: ViewNode, to id: AnyHashable, _ anchor: ScrollAnchor) {
    scrollAfterUpdate(in: node, to: id, anchor, isLast: false)
    announce()
  }

  private func scrollAfterUpdate(
    in node: ViewNode, to id: AnyHashable, _ anchor: ScrollAnchor, isLast: Bool
  ) {
    afterUpdate { [weak self, weak node] in
      guard let self, let node, node.isMounted else { return }
      switch node.findScrollTarget(id) {
      case .here(let target):
        var elements: [Element] = []
        target.appendElements(to: &elements)
        guard let element = elements.first, element.isLive, !element.isHidden else { return }
        document.record(.scroll(element: element.id, to: anchor))
      case .coming:
        // The row is in the document after the next round of this update.
        if !isLast { scrollAfterUpdate(in: node, to: id, anchor, isLast: true) }
      case nil: break
      }
    }
  }
}
