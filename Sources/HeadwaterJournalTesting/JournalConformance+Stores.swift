import Headwater

extension JournalConformance {
  static let stores = [
    Rule("a store whose last handle is gone is unkept at once") { trial in
      let journal = try await trial.opened()
      let counts = StoreCounts()
      await journal.replicas.observe(counts)
      var seen = counts.stream.makeAsyncIterator()
      try await keepAndLetGo(trial, journal)
      // None, one, and none again.
      for _ in 0..<3 { _ = await seen.next() }
      let unkept = try await journal.unkept(kind: trial.name.kind, after: nil, limit: 9)
      try trial.expect(unkept, [trial.name], "the unkept stores after its last handle is gone")
      let head = try await journal.head(of: trial.name)
      let claim = try await journal.claim(trial.name, for: .seconds(60))
      try trial.expect(claim.map { $0.epoch > head?.epoch ?? 0 }, true, "a newer epoch")
    }
  ]

  /// Keeps the store through two handles of it, which are then gone.
  @MainActor
  private static func keepAndLetGo(_ trial: Trial, _ journal: any Journal) async throws {
    let name = trial.name.text
    let handle = try await journal.store(
      name, initialState: Waiter.State(), reducer: Waiter(), isManual: true)
    let other = try await journal.store(
      name, initialState: Waiter.State(), reducer: Waiter(), isManual: true)
    await handle.journal?.keep()
    try trial.expect(other.journal?.isKeeper, true, "whether the store is kept here")
    let unkept = try await journal.unkept(kind: trial.name.kind, after: nil, limit: 9)
    try trial.expect(unkept, [], "the unkept stores while a handle is held")
    withExtendedLifetime(handle) {}
  }
}

/// A feature with a subscription that never ends.
private struct Waiter: Reducer {
  struct State: Codable, Equatable, Sendable {}
  enum Action: Codable, Sendable { case nothing }

  var body: some Reducer<State, Action> {
    Subscriptions { _ in
      [Subscription(id: 1, .stream(AsyncStream<Void> { _ in }) { _ in .nothing })]
    }
  }
}

/// Tells how many stores are open, each time that it changes.
private final class StoreCounts: JournalObserver {
  let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func replicasChanged(to count: Int) { continuation.yield(count) }

  func appended(kept: Int, refused: Int, in duration: Duration) {}
  func appendUnanswered() {}
  func waitingChanged(to count: Int) {}
  func followed(after lag: Duration) {}
  func differed(_ name: StoreName) {}
}
