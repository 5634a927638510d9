#if Development
  extension ViewGraph {
    /// Evaluates every body again, because their code has changed. State, focus and scrolling stay.
    package func evaluateEverything() {
      guard !isStopped else { return }
      markMakers(in: root)
      update()
      announceOperations()
    }

    private func markMakers(in node: ViewNode) {
      if node.makesViews { markDirty(node) }
      node.forEachChild { markMakers(in: $0) }
    }
  }
#endif
