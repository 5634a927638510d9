import Foundation
import HeadwaterJournalTesting
import HeadwaterTesting
import Testing

@MainActor @Suite struct SnapshotTests {
  @Test("actions are kept while a snapshot is being written", .timeLimit(.minutes(1)))
  func beside() async throws {
    let journal = SlowJournal()
    var options = JournalOptions()
    options.snapshotInterval = 2
    let store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()),
      options: options)
    for text in ["a", "b", "c"] { try await store.keep(.noted(text)) }
    for await _ in journal.saves { break }
    #expect(store.log == ["noted a", "noted b", "noted c"])
    #expect(journal.database.snapshots(of: try StoreName("ledger/1")).map(\.number) == [0])

    journal.goOn()
    await store.journal?.finish()
    #expect(journal.database.snapshots(of: try StoreName("ledger/1")).map(\.number) == [0, 2])
  }
}

/// A journal whose snapshots are written when a test says so.
private final class SlowJournal: Journal {
  let database = MemoryDatabase()

  /// An element for each snapshot that waits.
  let saves: AsyncStream<Void>

  private let journal: MemoryJournal
  private let save: AsyncStream<Void>.Continuation
  private let permissions: AsyncStream<Void>
  private let permission: AsyncStream<Void>.Continuation

  init() {
    journal = MemoryJournal(database)
    (saves, save) = AsyncStream.makeStream()
    (permissions, permission) = AsyncStream.makeStream()
  }

  func goOn() { permission.finish() }

  func save(
    _ snapshot: Snapshot, of name: StoreName
  ) async throws(JournalError) -> Snapshot {
    save.yield()
    for await _ in permissions {}
    return try await journal.save(snapshot, of: name)
  }

  var replicas: Replicas { journal.replicas }
  var process: UUID { journal.process }

  func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head {
    try await journal.open(name, initial: initial)
  }

  func head(of name: StoreName) async throws(JournalError) -> Head? {
    try await journal.head(of: name)
  }

  func append(_ batch: AppendBatch) async -> AppendOutcome { await journal.append(batch) }

  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry] {
    try await journal.entries(of: name, from: number, limit: limit)
  }

  func snapshot(of name: StoreName, version: Int) async throws(JournalError) -> Snapshot? {
    try await journal.snapshot(of: name, version: version)
  }

  func raise(_ name: StoreName, to version: Int) async throws(JournalError) -> Head {
    try await journal.raise(name, to: version)
  }

  func claim(_ name: StoreName, for time: Duration) async throws(JournalError) -> Claim? {
    try await journal.claim(name, for: time)
  }

  func release(_ name: StoreName, epoch: Int) async throws(JournalError) {
    try await journal.release(name, epoch: epoch)
  }

  func unkept(
    kind: String, after last: StoreName?, limit: Int
  ) async throws(JournalError) -> [StoreName] {
    try await journal.unkept(kind: kind, after: last, limit: limit)
  }

  func rest(_ name: StoreName, epoch: Int, after number: Int) async throws(JournalError) {
    try await journal.rest(name, epoch: epoch, after: number)
  }

  func hints() -> AsyncStream<StoreName> { journal.hints() }
}
