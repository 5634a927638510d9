import Foundation

/// Folds entries a second time, from decoded copies of state and action, and compares.
///
/// The copies of sets and dictionaries have places of their own in memory, and with them another order. The clock has
/// moved a little, and numbers that come by chance are others. What is the same within a process, such as a `hashValue`
/// or today's date, is found by a process that compares the states which others have told.
enum FoldCheck {
  /// Whether live stores fold twice: in debug builds.
  static var isOn: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

extension Replica {
  /// The state before an entry, if it will be folded twice.
  func stateToFoldAgain(_ entry: Entry) -> State? {
    guard FoldCheck.isOn, entry.process == journal.process, stateSize <= Self.largestTold else {
      return nil
    }
    return engine.state
  }

  /// Folds an entry again from the state before it, and says where the outcome differs.
  func foldAgain(_ entry: Entry, from state: State) {
    guard let paths = differencesOfSecondFold(of: entry, from: state), !paths.isEmpty,
      let action = try? JSONDecoder().decode(Action.self, from: entry.body)
    else { return }
    let name = actionName(action)
    guard impureActions.insert(name).inserted else { return }
    report(
      .impure(name, entry.number, of: self.name, at: paths),
      at: SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0))
  }

  /// - Returns: The paths; nil if something can't be written or read, which is told elsewhere.
  private func differencesOfSecondFold(of entry: Entry, from state: State) -> [String]? {
    let decoder = JSONDecoder()
    guard let before = try? CanonicalEncoder.encode(state).canonical,
      let copy = try? decoder.decode(State.self, from: before),
      let action = try? decoder.decode(Action.self, from: entry.body)
    else { return nil }
    let second = makeSecond(copy, entry.number - 1)
    second.fold(action, of: entry)
    guard let one = try? CanonicalEncoder.encode(engine.state),
      let other = try? CanonicalEncoder.encode(second.engine.state)
    else { return nil }
    return one.canonical == other.canonical ? [] : one.differences(from: other)
  }
}

extension JournalError {
  static func impure(
    _ action: String, _ number: Int, of name: StoreName, at paths: [String]
  ) -> JournalError {
    JournalError(
      .differs,
      """
      The reducer of the store "\(name)" is not a function of state and action: \(action), entry \(number), gave another \
      state when it was folded again. They differ at \(paths.isEmpty ? "a place that only one has" : paths.joined(separator: ", ")). \
      Each process that opens the store may show another state.

      Likely it reads the time, makes an id or a random number, or takes the first element of a set. Do that before the \
      action is sent, and put it into the action.
      """)
  }
}
