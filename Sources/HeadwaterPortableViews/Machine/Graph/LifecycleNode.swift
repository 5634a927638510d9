/// A node that starts work when its view appears and ends it when the view disappears.
class LifecycleNode: ContentNode {
  private(set) final var hasAppeared = false
  /// The state of a view that is in a lazy container, but in none of its rows.
  final var behindRows: BehindRows?

  override init(in parent: ViewNode) {
    super.init(in: parent)
    graph.appearAfterUpdate(self)
  }

  /// Called when the view is on a visible screen; abstract.
  func didAppear() {}
  /// Called when the view is no longer on a visible screen; abstract.
  func didDisappear() {}

  final func appearIfVisible() {
    guard !hasAppeared, !isOnCoveredScreen, isInView else { return }
    hasAppeared = true
    didAppear()
  }

  final func disappearIfVisible() {
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear()
  }

  override func unmount() {
    stopWaitingForSight()
    disappearIfVisible()
    super.unmount()
  }
}

extension ViewNode {
  /// Lets the views in this node disappear.
  final func disappear() {
    (self as? LifecycleNode)?.disappearIfVisible()
    forEachChild { $0.disappear() }
  }

  /// Lets the views in this node appear again with the next update.
  final func queueLifecycles() {
    if let node = self as? LifecycleNode { graph.appearAfterUpdate(node) }
    forEachChild { $0.queueLifecycles() }
  }

  fileprivate final var isOnCoveredScreen: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.hidesContent { return true }
      node = current.parent
    }
    return false
  }
}
