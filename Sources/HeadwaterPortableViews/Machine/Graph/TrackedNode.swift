/// A node around a single child that follows what it reads from models, see ``Tracker``.
class TrackedNode: ContentNode {
  private final var followed = NodeTracker()

  /// Follows what the node reads. When that changes, the node is evaluated.
  final var tracker: Tracker { followed.tracker(of: self) }

  override func unmount() {
    followed.end()
    super.unmount()
  }
}

/// A node with an element around its content that follows what it reads from models.
class TrackedContainerNode<Content: ViewNode>: ContainerNode<Content> {
  private final var followed = NodeTracker()

  /// Follows what the node reads. When that changes, the node is evaluated.
  final var tracker: Tracker { followed.tracker(of: self) }

  override func unmount() {
    followed.end()
    super.unmount()
  }
}

/// The tracker of a node. It is made when it is first used, since many nodes read nothing from models.
private struct NodeTracker: ~Copyable {
  private var made: Tracker?

  @MainActor
  mutating func tracker(of node: ViewNode) -> Tracker {
    if let made { return made }
    let tracker = Tracker(node)
    made = tracker
    return tracker
  }

  @MainActor
  func end() {
    made?.end()
  }

  deinit {
    made?.cancel()
  }
}
