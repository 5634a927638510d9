import Headwater

extension TestStore {
  /// Expects that the feature has dismissed itself, by `Effect.dismiss`.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Detail.State(), reducer: Detail())
  /// store.send(.cancelTapped)
  /// store.expectDismissal()
  /// ```
  ///
  /// - A feature that is presented can so be tested alone. Within a parent, the dismissal is an action, which the test
  ///   receives.
  /// - Each dismissal has to be expected once, as each action has to be received.
  public func expectDismissal(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    comeToRest(at: site)
    guard dismissals.isEmpty else {
      dismissals.removeFirst()
      return trail.append("expected the dismissal")
    }
    let running = runtime.lock.withLock { engine.runningEffects }
    report(.notDismissed(running: running, trail: trail), site)
  }
}

extension String {
  static func notDismissed(running: [RunningEffect], trail: [String]) -> String {
    if running.isEmpty {
      return """
        The feature was expected to dismiss itself, but it has not, and no effect runs, so it will not.\(path(trail))

        Return `.dismiss` from the reducer, or leave `expectDismissal()` out. A `concatenate` comes to its `.dismiss` \
        only if the effects before it succeed.
        """
    }
    return """
      The feature was expected to dismiss itself, but it has not yet. \
      \(running.count == 1 ? "This effect still runs" : "These effects still run"):

      \(list(running))\(path(trail))
      """
  }

  static func dismissalLeft(trail: [String]) -> String {
    """
    The feature has dismissed itself with `.dismiss`, and the test does not expect it.\(path(trail))

    If it is presented by a parent that this test leaves out, say so:
        store.expectDismissal()

    Otherwise nothing presents it, and it stays where it is. Likely it is lifted to a field, or its parent's case \
    has the feature's actions themselves. Lift it with `lift(optional:action:)` to a case of `PresentationAction`, or \
    with `lift(stack:action:)`.
    """
  }
}
