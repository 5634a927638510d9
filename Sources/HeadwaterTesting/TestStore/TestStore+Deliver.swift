import Headwater

extension TestStore {
  /// Delivers the next action of an effect, while the test holds actions.
  ///
  /// With it, a test states the order in which a store hears its effects:
  ///
  /// ```swift
  /// store.holdsActions = true
  /// store.send(.opened)
  /// store.deliver(from: "load from network")
  /// store.deliver(from: "load from cache")
  /// ```
  ///
  /// It fails the test if no action of such an effect is held.
  ///
  /// - Parameters:
  ///   - name: The name of the effect; without one, the function that made it, such as `run`.
  ///   - sender: Which of the effects with this name is meant, if actions of several are held: 1 for the one that
  ///     has started first.
  public func deliver(
    from name: String, sender: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    settleHeld(at: site)
    let senders = runtime.lock.withLock { letters.held.senders }
    let meant = senders.filter { $0.origin.shortName == name }
    guard sender >= 1, sender <= meant.count else {
      let held = senders.map(\.origin.description)
      return report(.nothingHeld(from: name, sender: sender, held: held, trail: trail), site)
    }
    let effect = meant[sender - 1]
    trail.append("delivered from \(effect.origin)")
    runtime.lock.withLock { letters.deliver(from: effect) }
    settleHeld(at: site)
  }

  /// Runs what is ready; in a relaxed test, it also processes the actions that wait.
  func settleHeld(at site: CallSite) {
    runtime.drain(on: nil)
    if exhaustivity == .relaxed { processWaiting(at: site) { _ in false } }
  }
}

extension String {
  static func nothingHeld(
    from name: String, sender: Int, held: [String], trail: [String]
  ) -> String {
    let what =
      sender == 1
      ? "No action of an effect \"\(name)\" is held, so there is nothing to deliver."
      : "Actions of fewer than \(sender) effects \"\(name)\" are held."
    let others =
      held.isEmpty
      ? "None of any effect is held." : "Held are those of \(held.joined(separator: ", "))."
    return """
      \(what) \(others)\(path(trail))

      Set `store.holdsActions = true` before the effect begins, send or answer what leads to its action, or correct \
      the name.
      """
  }
}
