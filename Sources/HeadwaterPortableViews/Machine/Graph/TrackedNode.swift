/// A node around a single child that follows what it reads from models, see ``Tracker``.
class TrackedNode: ContentNode {
  private final var made: Tracker?

  /// Follows what the node reads. When that changes, the node is evaluated.
  final var tracker: Tracker {
    if let made { return made }
    let tracker = Tracker(self)
    made = tracker
    return tracker
  }

  deinit {
    made?.cancel()
  }

  override func unmount() {
    made?.end()
    super.unmount()
  }
}

/// A node with an element around its content that follows what it reads from models.
class TrackedContainerNode<Content: ViewNode>: ContainerNode<Content> {
  private final var made: Tracker?

  /// Follows what the node reads. When that changes, the node is evaluated.
  final var tracker: Tracker {
    if let made { return made }
    let tracker = Tracker(self)
    made = tracker
    return tracker
  }

  deinit {
    made?.cancel()
  }

  override func unmount() {
    made?.end()
    super.unmount()
  }
}
