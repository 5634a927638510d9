/// A node that begins something when its view appears and ends it when the view disappears.
class LifecycleNode: ContentNode {
  private(set) final var hasAppeared = false
  /// What the view knows if it is in a lazy container and in none of its rows.
  final var behindRows: BehindRows?

  override init(in parent: ViewNode) {
    super.init(in: parent)
    graph.appearAfterUpdate(self)
  }

  /// The view is on a visible screen; abstract.
  func didAppear() {}
  /// The view is no longer on a visible screen; abstract.
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
  /// Ends what views below have begun when they appeared.
  final func disappear() {
    (self as? LifecycleNode)?.disappearIfVisible()
    forEachChild { $0.disappear() }
  }

  /// Lets the views below appear again with the next update.
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
