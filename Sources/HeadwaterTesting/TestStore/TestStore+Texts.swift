import Headwater

/// The texts of a test store's failures. Each names the event, the effect that caused it, the remedy, and the
/// steps of the test so far.
extension String {
  static func issue(_ issue: StoreIssue, trail: [String]) -> String {
    "\(issue)\(path(trail))"
  }

  static func notSettled(
    _ running: [RunningEffect], time: String, trail: [String]
  ) -> String {
    """
    Nothing outside the test has let an effect go on for \(time), and \
    \(running.count == 1 ? "this effect still waits" : "these effects still wait") for it:

    \(list(running, outside: ""))\(path(trail))

    Let what \(running.count == 1 ? "it waits" : "they wait") for happen before `settle()`, or leave \
    `settle()` out.
    """
  }

  static func otherChange(
    _ difference: String, isStated: Bool, in places: [ChangedPlace], after event: String,
    trail: [String], line: String
  ) -> String {
    let what =
      isStated
      ? "The state after \(event) is not the one expected:"
      : "The state changed after \(event), and the test expects no change:"
    return """
      \(what)

      \(indented(difference))

      (− expected, + actual)\(differsIn(places))\(path(trail))\(ifRight(line))
      """
  }

  static func expectedChangeDidNotHappen(
    after event: String, trail: [String], line: String
  ) -> String {
    """
    The state did not change after \(event), and the trailing closure that states its changes \
    changes nothing either.\(path(trail))

    Leave the closure out:
    \(indented(line))
    """
  }

  static func changesThrew(
    _ error: any Error, after event: String, isRelaxed: Bool, trail: [String], line: String
  ) -> String {
    let given =
      isRelaxed
      ? "after the action, where one that the action removes is no longer there"
      : "before the action, where one that the action makes is not there yet"
    return """
      The closure that states the changes after \(event) threw \(error), so the state was not \
      compared with what it states.\(path(trail))

      Look at the element or the optional that it asks for: it receives the state \(given).

      State the changes like this:
      \(indented(line))
      """
  }

  static func waitingActions<Action>(
    _ waiting: [QueuedAction<Action>], before action: Action, trail: [String]
  ) -> String {
    """
    \(count(waiting, "action waits", "actions wait")) to be received before \(caseName(action)) \
    is sent:

    \(list(waiting))\(path(trail))

    Receive \(waiting.count == 1 ? "it first:" : "them first, in this order:")
    \(receiveLines(waiting))
    """
  }

  static func nothingReceived(
    expected: String?, running: [RunningEffect], trail: [String]
  ) -> String {
    let expected = expected ?? "An action that meets the condition"
    if running.isEmpty {
      return """
        \(expected) was expected, but no action waits and no effect runs, so none will come.\
        \(path(trail))

        Send an action that leads to it, or leave this `receive` out.
        """
    }
    return """
      \(expected) was expected, but no action waits. \
      \(running.count == 1 ? "This effect still runs" : "These effects still run"):

      \(list(running))\(path(trail))
      """
  }

  static func otherAction(
    _ mismatch: String, expected: String?, source: ActionSource, isBehind: Bool,
    trail: [String], line: String
  ) -> String {
    let what =
      expected.map { "a different action than \($0)" }
      ?? "an action that does not meet the condition"
    return """
      Received \(what), from \(source.words):

      \(indented(mismatch))\(mismatch.contains("− ") ? "\n\n(− expected, + received)" : "")\
      \(path(trail))\(isBehind ? waitsBehind : "")\(ifRight(line))
      """
  }

  private static var waitsBehind: String {
    "\n\nThe expected one waits behind it: receive them in the order in which they were sent."
  }

  static func actionsLeft<Action>(_ waiting: [QueuedAction<Action>], trail: [String]) -> String {
    """
    The test ended and \(count(waiting, "action was", "actions were")) not received:

    \(list(waiting))\(path(trail))

    Receive \(waiting.count == 1 ? "it" : "them, in this order,") before the test ends:
    \(receiveLines(waiting))
    """
  }

  static func effectsLeft(_ running: [RunningEffect], trail: [String]) -> String {
    """
    The test ended and \(count(running, "effect still runs", "effects still run")):

    \(list(running))\(path(trail))

    Let \(running.count == 1 ? "it" : "them") end before the test does: advance the clock, send the \
    action that cancels, or cancel the task that `send` returned.\
    \(running.contains { ActionOrigin(.effect($0)).subscription != nil } ? subscriptionsEnd : "")
    """
  }

  static func endlessActions(limit: Int, trail: [String]) -> String {
    """
    \(limit) actions were passed over and others still come, so a relaxed test would never end.\
    \(path(trail))

    Let one of them end the cycle, make its effect wait for a test clock, or cancel it.
    """
  }

  static func unstatedChanges(_ lines: [String], after event: String, at site: CallSite) -> String {
    """
    \(site.place): not stated after \(event):
    \(indented(lines.joined(separator: "\n")))
    """
  }

  static func passedOver(_ event: String, call: String, at site: CallSite) -> String {
    """
    \(site.place): passed over \(event):
    \(indented(call))
    """
  }

  private static func ifRight(_ line: String) -> String {
    "\n\nIf that is right:\n\(indented(line))"
  }

  private static func receiveLines<Action>(_ waiting: [QueuedAction<Action>]) -> String {
    waiting.map { indented(PasteLines.receive($0.action)) }.joined(separator: "\n")
  }

  private static var subscriptionsEnd: String {
    " A subscription ends with the state that implies it, or by `cancelEffects()`."
  }

  private static func count<Element>(
    _ elements: [Element], _ one: String, _ many: String
  ) -> String {
    "\(elements.count) \(elements.count == 1 ? one : many)"
  }

  private static func list<Action>(_ actions: [QueuedAction<Action>]) -> String {
    actions.map { queued in
      "    • "
        + indented("\(text(ofAction: queued.action)), from \(queued.source.words)", by: "      ")
        .drop { $0 == " " }
    }
    .joined(separator: "\n")
  }

  /// - Parameters:
  ///   - effects: The effects to list.
  ///   - outside: The end of the line for an effect that waits for something outside.
  static func list(
    _ effects: [RunningEffect], outside: String = ": `await store.settle()` waits for that"
  ) -> String {
    effects.map { effect in
      "    • \(ActionSource.effect(effect).words) "
        + (effect.waitsFor ?? "waits for something outside the test store\(outside)")
    }
    .joined(separator: "\n")
  }

  /// A call names something that is not there.
  ///
  /// - Parameters:
  ///   - what: What is not there.
  ///   - present: What is there instead.
  ///   - repair: What to do.
  static func absent(
    _ what: String, present: String, trail: [String], repair: String
  ) -> String {
    """
    \(what) \(present)\(path(trail))

    \(repair)
    """
  }

  static func path(_ trail: [String]) -> String {
    guard !trail.isEmpty else { return "" }
    let shown = trail.suffix(12)
    let left = trail.count - shown.count
    let lines = (left > 0 ? ["… \(left) before"] : []) + shown
    return "\n\nSo far the test has:\n\(indented(lines.joined(separator: "\n")))"
  }
}

extension ActionSource {
  /// The origin of the action, in words.
  var words: String { ActionOrigin(self).description }
}
