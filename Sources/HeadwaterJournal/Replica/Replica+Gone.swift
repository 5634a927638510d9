// A store that is gone from its journal, as after the takeover of a standby that had not received its creation.
extension Replica {
  /// Why the store takes no actions.
  var gone: JournalError { .gone(name, keepsWaiting: keepsWaiting) }

  /// Whether what waits is kept. Where no other process appends, no standby takes over: somebody has removed the store.
  private var keepsWaiting: Bool { journal.isShared && !isFinishing }

  /// Takes no more actions. What waits is sent when somebody has opened the store again.
  ///
  /// - Returns: Whether there is more to do now.
  func waitForOpening() -> Bool {
    let error = gone
    var dropped: [Waiting] = []
    if keepsWaiting {
      refuseLost(error)
      dropped = takeSubscriptions()
    } else {
      // The status comes first: whoever hears that an action has failed reads there that nothing is kept.
      refuse(error)
      dropped = (inFlight?.pending ?? []) + waiting.takeAll()
      inFlight = nil
    }
    for pending in dropped where !pending.isDone { fail(pending, error) }
    return inFlight == nil || tryAgainLater(error)
  }

  /// Takes out what subscriptions have sent: the keeper of the new store runs them anew, and its epochs begin anew.
  private func takeSubscriptions() -> [Waiting] {
    var taken = waiting.take { $0.epoch != nil }
    guard let (batch, sent, since) = inFlight else { return taken }
    taken += sent.filter { $0.epoch != nil }
    let drafts = batch.drafts.filter { $0.epoch == nil }
    let left = AppendBatch(name: name, version: batch.version, drafts: drafts, last: batch.last)
    inFlight = drafts.isEmpty ? nil : (left, sent.filter { $0.epoch == nil }, since)
    return taken
  }
}

extension AppendOutcome {
  /// Whether the journal has no such store.
  var hasNoStore: Bool {
    switch self {
    case .answered(let outcomes), .answeredElsewhere(let outcomes):
      if case .refused(let error) = outcomes.first { error.reason == .noStore } else { false }
    case .refused(let error): error.reason == .noStore
    case .inDoubt: false
    }
  }
}

extension JournalError {
  static func gone(_ name: StoreName, keepsWaiting: Bool) -> JournalError {
    JournalError(
      .noStore,
      """
      The store "\(name)" is gone from its journal. It shows what it has and takes no actions.

      Likely \(keepsWaiting ? "a standby took over that had not received its creation, or " : "")somebody has removed it.

      Open the store again, which begins with its initial state.\
      \(keepsWaiting ? " What waits is then applied to that." : "")
      """)
  }
}
