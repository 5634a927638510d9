import Headwater

extension TestStore {
  /// Compares the state with what the test expects of it.
  ///
  /// - Parameter call: The call that the test has made, without its closure.
  func expect(
    _ change: ((inout State) throws -> Void)?, from before: State, after event: String,
    call: @autoclosure () -> String, at site: CallSite
  ) {
    let actual = state
    // A relaxed test states some fields: set on the actual state, they must change nothing of it.
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
    let places = changedPlaces(from: expected, to: actual)
    let changes = PasteLines.changes(
      from: exhaustivity == .relaxed ? expected : before, to: actual)
    report(
      .otherChange(
        difference, isStated: change != nil, in: places, after: event, trail: trail,
        line: PasteLines.call(call(), changing: changes)), site)
  }

  /// Prints what has changed without being stated.
  private func showUnstated(
    from stated: State, to actual: State, after event: String, at site: CallSite
  ) {
    guard !isEqual(stated, actual) else { return }
    show(.unstatedChanges(PasteLines.changes(from: stated, to: actual), after: event, at: site))
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
  ///
  /// Counted are the steps from one action to what follows from it, as in a store, so that any number
  /// may wait at once; an effect that sends without an end is known by how much that is.
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

  /// Takes the next waiting action through its turn.
  ///
  /// - Parameters:
  ///   - name: The action that is expected; nil for one that meets a condition.
  ///   - call: The call that receives an action, without its closure.
  ///   - mismatch: Says how the action differs from the one expected; nil if it does not.
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
    let trailBefore = trail
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
          trail: trailBefore,
          line: PasteLines.call(call(next.action), changing: changes)), site)
    }
    expect(change, from: before, after: "receiving \(received)", call: call(next.action), at: site)
  }

  /// Ends the test: what is left fails the lines that sent the actions which led to it.
  ///
  /// - Parameter site: The line to blame for what no action has led to, such as a subscription of the
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
    let running = runtime.lock.withLock { engine.runningEffects }
    for (site, effects) in bySite(running, group: { $0.group }) {
      report(.effectsLeft(effects, trail: trail), site)
    }
    cancelEffects()
  }

  /// What is left, by the lines that have led to it, in their order.
  private func bySite<Left>(
    _ left: [Left], group: (Left) -> EffectGroup?
  ) -> [(site: CallSite, left: [Left])] {
    var parts: [(key: ObjectIdentifier?, site: CallSite, left: [Left])] = []
    for element in left {
      let known = group(element).flatMap { sites[ObjectIdentifier($0)] }
      let key = known.map { ObjectIdentifier($0.group) }
      if let index = parts.firstIndex(where: { $0.key == key }) {
        parts[index].left.append(element)
      } else {
        parts.append((key, known?.site ?? site, [element]))
      }
    }
    return parts.map { ($0.site, $0.left) }
  }
}
