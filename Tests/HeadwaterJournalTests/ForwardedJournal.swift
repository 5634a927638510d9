import Foundation
import HeadwaterJournal

/// A journal that forwards to one in memory what it does not do in its own way.
protocol ForwardedJournal: Journal {
  var journal: MemoryJournal { get }
}

extension ForwardedJournal {
  var replicas: Replicas { journal.replicas }
  var process: UUID { journal.process }

  func save(_ snapshot: Snapshot, of name: StoreName) async throws(JournalError) -> Snapshot {
    try await journal.save(snapshot, of: name)
  }

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

  func raise(
    _ name: StoreName, to version: Int, after number: Int
  ) async throws(JournalError) -> Head {
    try await journal.raise(name, to: version, after: number)
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
