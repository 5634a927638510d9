import Headwater

extension TestStore {
  /// Compares the state with the one that the test expects.
  ///
  /// - Parameters:
  ///   - change: The closure that states the changes.
  ///   - before: The state before the event.
  ///   - event: The event, in words.
  ///   - call: The call of the test, without its closure.
  ///   - site: The line of the call.
  func expect(
    _ change: ((inout State) throws -> Void)?, from before: State, after event: String,
    call: @autoclosure () -> String, at site: CallSite
  ) {
    let actual = state
    // A relaxed test states some fields: applied to the actual state, they must not change it.
    var expected = exhaustivity == .relaxed ? actual : before
    do {
      try change?(&expected)
    } catch {
      report(
        .changesThrew(
          error, after: event, isRelaxed: exhaustivity == .relaxed, trail: trail,
          line: PasteLines.call(
            call(),
            changing: isEqual(before, actual) ? [] : PasteLines.changes(from: before, to: actual))),
        site)
      return
    }
    if isEqual(expected, actual) {
      if exhaustivity == .exhaustive, change != nil && isEqual(before, actual) {
        report(.expectedChangeDidNotHappen(after: event, trail: trail, line: call()), site)
      }
      if exhaustivity == .relaxed, printsSkipped {
        var stated = before
        try? change?(&stated)
        showUnstated(from: stated, to: actual, after: event, at: site)
      }
      return
    }
    let difference = format.inequality(expected: expected, actual: actual)
    let places = changedPlaces(from: expected, to: actual, limit: mostDifferences)
    let changes = PasteLines.changes(
      from: exhaustivity == .relaxed ? expected : before, to: actual)
    report(
      .otherChange(
        difference, isStated: change != nil, in: places, after: event, trail: trail,
        line: PasteLines.call(call(), changing: changes)), site)
  }

  /// Prints changes that the test did not state.
  private func showUnstated(
    from stated: State, to actual: State, after event: String, at site: CallSite
  ) {
    guard !isEqual(stated, actual) else { return }
    show(.unstatedChanges(PasteLines.changes(from: stated, to: actual), after: event, at: site))
  }

  /// Prepares for sending an action: processes waiting actions in a relaxed test, and reports them otherwise.
  func processOrReportWaiting(before action: Action, at site: CallSite) {
    switch exhaustivity {
    case .exhaustive:
      let waiting = runtime.lock.withLock { engine.waiting }
      if !waiting.isEmpty { report(.waitingActions(waiting, before: action, trail: trail), site) }
    case .relaxed:
      processWaiting(at: site) { _ in false }
    }
  }

  /// Processes the actions that wait before the expected one, in a relaxed test.
  func skipWaiting(at site: CallSite, until isExpected: (Action) -> Bool) {
    self.site = site
    guard exhaustivity == .relaxed else { return }
    processWaiting(at: site, until: isExpected)
  }

  /// Runs what is ready; in a relaxed test, it also processes the actions that wait.
  func comeToRest(at site: CallSite) {
    self.site = site
    runtime.drain(on: nil)
    if exhaustivity == .relaxed { processWaiting(at: site) { _ in false } }
  }

  /// Processes waiting actions and their follow-ups, up to one that is to be left.
  ///
  /// As in a store, the limit counts steps from an action to its follow-ups: any number of actions may wait
  /// at once. A second limit on the number of actions stops an effect that sends without end.
  func processWaiting(at site: CallSite, until isLeft: (Action) -> Bool) {
    var count = 0
    var steps = 0
    var leftOfStep = 0
    while true {
      runtime.drain(on: nil)
      guard let next = runtime.lock.withLock({ engine.firstWaiting }), !isLeft(next.action) else {
        return
      }
      if leftOfStep == 0 {
        steps += 1
        leftOfStep = runtime.lock.withLock { engine.waiting.count }
      }
      guard steps <= engine.followUpLimit, count < 100 * engine.followUpLimit else {
        return report(.endlessActions(limit: count, trail: trail), site)
      }
      leftOfStep -= 1
      count += 1
      let event = "\(caseName(next.action)) from \(next.source.words)"
      trail.append("passed over \(event)")
      let before = printsSkipped ? state : nil
      runtime.lock.withLock { _ = engine.processNext() }
      if let before {
        show(.passedOver(event, call: PasteLines.receive(next.action), at: site))
        showUnstated(from: before, to: state, after: "passing over \(event)", at: site)
      }
    }
  }

  /// Processes the next waiting action, and compares it with the expected one.
  ///
  /// - Parameters:
  ///   - name: The name of the expected action; nil if the test expects a condition.
  ///   - change: The closure that states the changes.
  ///   - site: The line of the call.
  ///   - call: The call that receives an action, without its closure.
  ///   - mismatch: Describes how an action differs from the expected one; nil if it does not.
  func receive(
    named name: String?, changes change: ((inout State) throws -> Void)?, at site: CallSite,
    call: (Action) -> String = PasteLines.receive, mismatch: (Action) -> String?
  ) {
    runtime.drain(on: nil)
    let before = state
    guard let next = runtime.lock.withLock({ engine.firstWaiting }) else {
      let running = runtime.lock.withLock { engine.runningEffects }
      report(.nothingReceived(expected: name, running: running, trail: trail), site)
      return
    }
    // Not a copy of the trail, which each received action would copy again.
    let known = trail.count
    let difference = mismatch(next.action)
    let isBehind = runtime.lock.withLock {
      difference != nil && engine.waiting.dropFirst().contains { mismatch($0.action) == nil }
    }
    let received = caseName(next.action)
    trail.append("received \(received) from \(next.source.words)")
    runtime.lock.withLock { _ = engine.processNext() }
    if let difference {
      let changes = isEqual(before, state) ? [] : PasteLines.changes(from: before, to: state)
      report(
        .otherAction(
          difference, expected: name, source: next.source, isBehind: isBehind,
          trail: Array(trail.prefix(known)),
          line: PasteLines.call(call(next.action), changing: changes)), site)
    }
    expect(change, from: before, after: "receiving \(received)", call: call(next.action), at: site)
  }

  /// Ends the test. For waiting actions and running effects, it fails the line that sent the first action.
  ///
  /// - Parameter site: The line that fails for those without such an action, such as a subscription of the
  ///   initial state.
  func finish(at site: CallSite) {
    isFinished = true
    self.site = site
    runtime.drain(on: nil)
    guard exhaustivity == .exhaustive else { return cancelEffects() }
    let waiting = runtime.lock.withLock { engine.waiting }
    for (site, actions) in bySite(waiting, group: { $0.group }) {
      report(.actionsLeft(actions, trail: trail), site)
    }
    for site in dismissals { report(.dismissalLeft(trail: trail), site) }
    dismissals = []
    let running = runtime.lock.withLock { engine.runningEffects }
    for (site, effects) in bySite(running, group: { $0.group }) {
      report(.effectsLeft(effects, trail: trail), site)
    }
    cancelEffects()
  }

  /// Groups the remaining actions or effects by their lines, in order.
  private func bySite<Left>(
    _ left: [Left], group: (Left) -> EffectGroup?
  ) -> [(site: CallSite, left: [Left])] {
    var parts: [(site: CallSite, left: [Left])] = []
    var places: [ObjectIdentifier?: Int] = [:]
    for element in left {
      let known = group(element).flatMap { sites[ObjectIdentifier($0)] }
      let key = known.map { ObjectIdentifier($0.group) }
      if let place = places[key] {
        parts[place].left.append(element)
      } else {
        places[key] = parts.count
        parts.append((known?.site ?? site, [element]))
      }
    }
    return parts
  }
}
