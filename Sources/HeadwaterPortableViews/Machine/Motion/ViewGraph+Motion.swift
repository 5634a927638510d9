extension ViewGraph {
  /// Whether the person prefers reduced motion. Then nothing is animated.
  var isStill: Bool { root.environment.value(of: ReduceMotionKey.self) }

  /// Announces the animations of an update, and returns their scopes.
  func announceAnimations() -> [AnimationScope] {
    let scopes = invalidations.takeScopes()
    for case let timing? in scopes.map(\.timing) where !isStill { document.animateAll(timing) }
    return scopes
  }

  /// Calls what follows the animations of an update when they are complete.
  func complete(_ scopes: [AnimationScope]) {
    for scope in scopes {
      if let timing = scope.timing, !isStill {
        _ = wait(timing.whole) { scope.complete() }
      } else {
        scope.complete()
      }
    }
  }
}
