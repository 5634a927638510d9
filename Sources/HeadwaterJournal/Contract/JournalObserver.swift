/// Hears what the stores of a journal do in this process, for metrics.
///
/// The calls come on the main actor, and should be quick.
public protocol JournalObserver: Sendable {
  /// The journal has decided about a batch.
  ///
  /// - Parameters:
  ///   - kept: How many of its actions stand.
  ///   - refused: How many never will.
  ///   - duration: The time from the batch to the answer.
  func appended(kept: Int, refused: Int, in duration: Duration)

  /// A batch was not answered, or not taken for now. It is sent again.
  func appendUnanswered()

  /// Another number of actions waits for the journal, in all stores.
  func waitingChanged(to count: Int)

  /// The turn of another process's entry has come.
  ///
  /// - Parameter lag: The time since the entry was appended, by the journal's time and this machine's.
  func followed(after lag: Duration)

  /// Another number of stores is open.
  func replicasChanged(to count: Int)

  /// A store has another state than another process has had, and takes no more actions.
  func differed(_ name: StoreName)

  /// The journal does not keep what is sent for now, and the actions of its stores wait.
  ///
  /// It is told once for all stores, until they follow again.
  ///
  /// - Parameter error: What the first of them was told.
  func fellBehind(_ error: JournalError)

  /// All stores follow again.
  func caughtUp()
}

extension JournalObserver {
  /// Does nothing.
  public func fellBehind(_ error: JournalError) {}

  /// Does nothing.
  public func caughtUp() {}
}
