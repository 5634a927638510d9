/// A node that starts work when its view appears and ends it when the view disappears.
///
/// Several views, such as those of a `ForEach`, appear with the first of them and disappear with the last, as
/// in SwiftUI since iOS 15. Nothing appears where there is no view.
class LifecycleNode: ContentNode {
  private(set) final var hasAppeared = false
  /// Whether the node looks after this update whether there is still a view.
  private final var isLooking = false
  /// The state of a view that is in a lazy container, but in none of its rows.
  final var behindRows: BehindRows?

  /// Whether the first page waits for the work, which then begins before anybody has come.
  var isForFirstPage: Bool { false }

  override init(in parent: ViewNode) {
    super.init(in: parent)
    graph.appearAfterUpdate(self)
  }

  /// Called when the view is on a visible screen; abstract.
  func didAppear() {}
  /// Called when the view is no longer on a visible screen; abstract.
  func didDisappear() {}

  final func appearIfVisible() {
    guard !hasAppeared, !isOnCoveredScreen, hasViews, isInView else { return }
    hasAppeared = true
    didAppear()
  }

  final func disappearIfVisible() {
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear()
  }

  private var hasViews: Bool {
    var elements: [Element] = []
    appendElements(to: &elements)
    return !elements.isEmpty
  }

  override func contentElementsDidChange() {
    super.contentElementsDidChange()
    guard !isLooking else { return }
    isLooking = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isLooking = false
      guard isMounted, hasAppeared != hasViews else { return }
      if hasAppeared { disappearIfVisible() } else { graph.appearAfterUpdate(self) }
    }
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

  final var isOnCoveredScreen: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.hidesContent { return true }
      node = current.parent
    }
    return false
  }
}
