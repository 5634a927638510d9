import Headwater

extension TestStore {
  /// Compares the state with what the test expects of it.
  func expect(
    _ change: ((inout State) throws -> Void)?, from before: State, after event: String,
    at site: CallSite
  ) {
    let actual = state
    // A relaxed test states some fields: set on the actual state, they must change nothing of it.
    var expected = exhaustivity == .relaxed ? actual : before
    do {
      try change?(&expected)
    } catch {
      report(
        .changesThrew(
          error, after: event, isRelaxed: exhaustivity == .relaxed, trail: trail), site)
      return
    }
    if isEqual(expected, actual) {
      if exhaustivity == .exhaustive, change != nil && isEqual(before, actual) {
        report(.expectedChangeDidNotHappen(after: event, trail: trail), site)
      }
      return
    }
    let difference = inequality(expected: expected, actual: actual)
    let paths = changedPaths(from: expected, to: actual)
    report(
      change == nil
        ? .unexpectedChange(difference, in: paths, after: event, trail: trail)
        : .otherChange(difference, in: paths, after: event, trail: trail), site)
  }

  /// Before an action is sent, those that wait are processed, or have to be received.
  func processOrReportWaiting(before action: Action, at site: CallSite) {
    switch exhaustivity {
    case .exhaustive:
      let waiting = runtime.lock.withLock { engine.waiting }
      if !waiting.isEmpty { report(.waitingActions(waiting, before: action, trail: trail), site) }
    case .relaxed:
      processWaiting(at: site) { _ in false }
    }
  }

  /// In a relaxed test, processes the actions that wait before the expected one.
  func skipWaiting(at site: CallSite, until isExpected: (Action) -> Bool) {
    self.site = site
    guard exhaustivity == .relaxed else { return }
    processWaiting(at: site, until: isExpected)
  }

  /// Processes the actions that wait, and those that follow from them, until one is to be left.
  private func processWaiting(at site: CallSite, until isLeft: (Action) -> Bool) {
    var count = 0
    while true {
      runtime.drain(on: nil)
      guard let next = runtime.lock.withLock({ engine.waiting.first }), !isLeft(next.action) else {
        return
      }
      guard count < engine.followUpLimit else {
        return report(.endlessActions(limit: count, trail: trail), site)
      }
      count += 1
      trail.append("passed over \(caseName(next.action)) from \(next.source.words)")
      runtime.lock.withLock { _ = engine.processNext() }
    }
  }

  /// Takes the next waiting action through its turn.
  ///
  /// - Parameters:
  ///   - name: The action that is expected; nil for one that meets a condition.
  ///   - mismatch: Says how the action differs from the one expected; nil if it does not.
  func receive(
    named name: String?, changes change: ((inout State) throws -> Void)?, at site: CallSite,
    mismatch: (Action) -> String?
  ) {
    runtime.drain(on: nil)
    let before = state
    guard let next = runtime.lock.withLock({ engine.waiting.first }) else {
      let running = runtime.lock.withLock { engine.runningEffects }
      report(.nothingReceived(expected: name, running: running, trail: trail), site)
      return
    }
    if let difference = mismatch(next.action) {
      let isBehind = runtime.lock.withLock {
        engine.waiting.dropFirst().contains { mismatch($0.action) == nil }
      }
      report(
        .otherAction(
          difference, expected: name, source: next.source, isBehind: isBehind, trail: trail), site)
    }
    let received = caseName(next.action)
    trail.append("received \(received) from \(next.source.words)")
    runtime.lock.withLock { _ = engine.processNext() }
    expect(change, from: before, after: "receiving \(received)", at: site)
  }

  func finish(at site: CallSite) {
    isFinished = true
    self.site = site
    runtime.drain(on: nil)
    guard exhaustivity == .exhaustive else { return cancelEffects() }
    let waiting = runtime.lock.withLock { engine.waiting }
    if !waiting.isEmpty { report(.actionsLeft(waiting, trail: trail), site) }
    let running = runtime.lock.withLock { engine.runningEffects }
    if !running.isEmpty { report(.effectsLeft(running, trail: trail), site) }
    cancelEffects()
  }
}
