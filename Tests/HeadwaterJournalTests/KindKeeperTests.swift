import Foundation
import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite struct KindKeeperTests {
  private let database = MemoryDatabase()
  private let journal: MemoryJournal

  init() {
    journal = MemoryJournal(database)
  }

  private func opened(
    _ name: String, _ journal: MemoryJournal
  ) async throws -> Store<Ledger.State, Ledger.Action> {
    let store = try await journal.store(
      name, initialState: Ledger.State(isTicking: true), reducer: Ledger(clock: TestClock()),
      runtime: ManualRuntime().effects, isManual: true)
    store.onIssue = { _ in }
    return store
  }

  /// Makes stores whose states imply a subscription, and lets go of them.
  private func make(_ names: [String]) async throws {
    let former = MemoryJournal(database)
    for name in names { _ = try await opened(name, former) }
  }

  /// Makes a keeper, which notes the names of the stores that it opens.
  private func keeper(
    _ tries: Tries, failing: Set<String> = []
  ) -> KindKeeper {
    KindKeeper(journal, kind: "ledger") { name in
      tries.names.append(name.text)
      if failing.contains(name.text) { throw JournalError.away("a fault of the test") }
      return try await opened(name.text, journal).journal
    }
  }

  @MainActor private final class Tries {
    var names: [String] = []
  }

  @Test("one look takes over all stores of a kind, however many there are")
  func all() async throws {
    try await make((1...200).map { "ledger/\($0)" })
    let keeper = keeper(Tries())
    await keeper.sweep()
    #expect(keeper.names.count == 200)
  }

  @Test("stores that can't be opened do not keep the others from being opened")
  func unreadable() async throws {
    let bad = (1...70).map { "ledger/a\($0)" }
    try await make(bad + ["ledger/b"])
    let keeper = keeper(Tries(), failing: Set(bad))
    await keeper.sweep()
    #expect(keeper.names.map(\.text) == ["ledger/b"])
  }

  @Test("a store that can't be opened is tried again, less and less often")
  func less() async throws {
    try await make(["ledger/1"])
    let tries = Tries()
    let keeper = keeper(tries, failing: ["ledger/1"])
    var sweeps: [Int] = []
    for sweep in 1...100 {
      await keeper.sweep()
      if !tries.names.isEmpty { sweeps.append(sweep) }
      tries.names = []
    }
    #expect(sweeps == [1, 2, 4, 8, 16, 32, 64, 96])
  }

  @Test("a store with an entry that can't be read counts as one that can't be opened")
  func unreadableEntry() async throws {
    try await make(["ledger/1"])
    let entry = EntryDraft(epoch: nil, body: Data("?".utf8))
    let name = try StoreName("ledger/1")
    _ = await journal.append(AppendBatch(name: name, version: 1, drafts: [entry]))
    let tries = Tries()
    let keeper = keeper(tries)
    for _ in 1...7 { await keeper.sweep() }
    #expect(tries.names.count == 3)
    #expect(keeper.names.isEmpty)
  }

  @Test("a store that a session has kept is kept for its kind when the session has gone")
  func afterSession() async throws {
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    journal.replicas.observe(CountOfStores(continuation: count))
    var seen = counts.makeAsyncIterator()
    try await visit()
    for _ in 1...3 { _ = await seen.next() }
    let keeper = keeper(Tries())
    await keeper.sweep()
    #expect(keeper.names.map(\.text) == ["ledger/1"])
  }

  /// Keeps a store as long as this runs.
  private func visit() async throws {
    let store = try await opened("ledger/1", journal)
    await store.journal?.keep()
    #expect(store.journal?.isKeeper == true)
  }

  @Test("a store that takes no more actions gives up its subscriptions to another process")
  func readOnly() async throws {
    let store = try await opened("ledger/1", journal)
    await store.journal?.keep()
    _ = try await MemoryJournal(database).raise(
      store.journal?.name ?? StoreName("?"), to: 2, after: .max)
    store.send(.add("a", 1))
    while await store.journal?.step() == true {}
    #expect(store.journal?.isKeeper == false)
    #expect(try await journal.unkept(kind: "ledger", after: nil, limit: 1).count == 1)
  }
}

/// Tells how many stores are open, each time that it changes.
private struct CountOfStores: JournalObserver {
  let continuation: AsyncStream<Int>.Continuation

  func replicasChanged(to count: Int) { continuation.yield(count) }

  func appended(kept: Int, refused: Int, in duration: Duration) {}
  func appendUnanswered() {}
  func waitingChanged(to count: Int) {}
  func followed(after lag: Duration) {}
  func differed(_ name: StoreName) {}
}
