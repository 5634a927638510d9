import Headwater

extension TestStore {
  /// Fails the test for each action after which a condition does not hold, from here on.
  ///
  /// ```swift
  /// store.expectEachStep("cancel keeps what was typed") { before, action, after in
  ///   action != .cancelled || after.text == before.text
  /// }
  /// ```
  ///
  /// - Every action is judged that the reducer processes: one that the test sends, one that an effect sends, and each
  ///   follow-up.
  /// - The failure is reported at the line of the test that has let the action be processed.
  ///
  /// Tests that `explore` prints for a property of steps begin with it.
  ///
  /// - Parameters:
  ///   - name: What is to hold.
  ///   - condition: Whether it holds for a step, with the states before and after it.
  public func expectEachStep(
    _ name: String,
    _ condition: @escaping (_ before: State, _ action: Action, _ after: State) -> Bool
  ) {
    let judge = StepJudge<State, Action>(before: state) { [unowned self] before, action, after in
      if condition(before, action, after) { return }
      let isUnchanged = isEqual(before, after)
      report(
        .brokenStep(
          name, action: caseName(action),
          change: isUnchanged
            ? WrittenValue(after).text(isDivided: true)
            : format.inequality(expected: before, actual: after),
          isUnchanged: isUnchanged, trail: trail),
        site)
    }
    runtime.lock.withLock { _ = engine.attach(judge) }
  }
}

/// Sees each turn with the state before it.
private final class StepJudge<State, Action>: StoreObserver {
  private var before: State
  private let judge: (_ before: State, _ action: Action, _ after: State) -> Void

  init(
    before: State, judge: @escaping (_ before: State, _ action: Action, _ after: State) -> Void
  ) {
    self.before = before
    self.judge = judge
  }

  func turnEnded(_ turn: StoreTurn<Action>, state: State) {
    defer { before = state }
    if !turn.isStopped { judge(before, turn.action, state) }
  }
}

extension String {
  static func brokenStep(
    _ name: String, action: String, change: String, isUnchanged: Bool, trail: [String]
  ) -> String {
    """
    "\(name)" does not hold for \(action). \
    \(isUnchanged ? "It leaves the state as it is" : "The states before (−) and after (+)"):

    \(indented(change))\(path(trail))
    """
  }
}
