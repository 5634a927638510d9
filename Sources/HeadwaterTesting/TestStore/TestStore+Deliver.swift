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
    comeToRest(at: site)
    guard
      let effect = runtime.lock.withLock({ letters.held.sender(named: name, place: sender) })
    else {
      let held = runtime.lock.withLock { letters.held.senders.map(\.origin.description) }
      return report(.nothingHeld(from: name, sender: sender, held: held, trail: trail), site)
    }
    trail.append("delivered from \(effect.origin)")
    letters.deliver(from: effect)
    comeToRest(at: site)
  }
}

extension String {
  static func nothingHeld(
    from name: String, sender: Int, held: [String], trail: [String]
  ) -> String {
    absent(
      sender == 1
        ? "No action of an effect \"\(name)\" is held, so there is nothing to deliver."
        : "Actions of fewer than \(sender) effects \"\(name)\" are held.",
      present: held.isEmpty
        ? "None of any effect is held." : "Held are those of \(held.joined(separator: ", ")).",
      trail: trail,
      repair: """
        Set `store.holdsActions = true` before the effect begins, send or answer what leads to its action, or correct \
        the name.
        """)
  }
}
