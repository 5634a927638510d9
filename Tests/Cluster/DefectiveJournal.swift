#if Postgres
  import Foundation
  import HeadwaterPostgres

  /// A defect that no journal may have. The checks have to find each.
  enum Defect: String {
    /// Actions of an old epoch are written under the newest one.
    case noFence = "no-fence"

    /// Each try of an action has an id of its own.
    case newIDs = "new-ids"

    /// Actions are answered before they are committed.
    case earlyAnswers = "early-answers"
  }

  /// A journal with a defect, for one store.
  final class DefectiveJournal: Journal {
    private let journal: PostgresJournal
    private let defect: Defect

    init(_ journal: PostgresJournal, _ defect: Defect) {
      self.journal = journal
      self.defect = defect
    }

    func append(_ batch: AppendBatch) async -> AppendOutcome {
      switch defect {
      case .noFence:
        guard batch.drafts.contains(where: { $0.epoch != nil }),
          let head = try? await journal.head(of: batch.name)
        else { return await journal.append(batch) }
        return await journal.append(
          batch.changed {
            EntryDraft(id: $0.id, epoch: $0.epoch.map { _ in head.epoch }, body: $0.body)
          })
      case .newIDs:
        return await journal.append(
          batch.changed { EntryDraft(epoch: $0.epoch, body: $0.body) })
      case .earlyAnswers:
        guard let head = try? await journal.head(of: batch.name) else {
          return await journal.append(batch)
        }
        Task {
          // Real time, as in all of this program: its process is killed in the meantime.
          try? await Task.sleep(for: .milliseconds(20))
          while case .inDoubt = await journal.append(batch) {}
        }
        return .answered(batch.drafts.indices.map { .kept(head.number + 1 + $0) })
      }
    }

    var replicas: Replicas { journal.replicas }
    var process: UUID { journal.process }
    var isShared: Bool { journal.isShared }

    func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head {
      try await journal.open(name, initial: initial)
    }

    func head(of name: StoreName) async throws(JournalError) -> Head? {
      try await journal.head(of: name)
    }

    func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      try await journal.entries(of: name, from: number, limit: limit)
    }

    func snapshot(of name: StoreName, version: Int) async throws(JournalError) -> Snapshot? {
      try await journal.snapshot(of: name, version: version)
    }

    func snapshot(
      of name: StoreName, before next: (number: Int, version: Int)
    ) async throws(JournalError) -> Snapshot? {
      try await journal.snapshot(of: name, before: next)
    }

    func save(_ snapshot: Snapshot, of name: StoreName) async throws(JournalError) -> Snapshot {
      try await journal.save(snapshot, of: name)
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

    func rest(
      _ name: StoreName, epoch: Int, after number: Int
    ) async throws(JournalError) {
      try await journal.rest(name, epoch: epoch, after: number)
    }

    func hints() -> AsyncStream<StoreName> { journal.hints() }
  }

  extension AppendBatch {
    fileprivate func changed(_ change: (EntryDraft) -> EntryDraft) -> AppendBatch {
      AppendBatch(name: name, version: version, drafts: drafts.map(change))
    }
  }
#endif
