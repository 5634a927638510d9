#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal
  import Synchronization

  /// Writes the batches of all stores. Those that come while a write is under way share the next transaction, and
  /// with it the wait for the disk.
  final class BatchWriter: Sendable {
    private typealias Waiting = (
      batch: AppendBatch, answer: CheckedContinuation<AppendOutcome, Never>
    )

    private struct Line {
      var waiting: [Waiting] = []
      var isWriting = false

      /// How many entries of all stores stand.
      var total: Int
    }

    private let pool: DatabasePool
    private let lock: FileLock
    private let files: JournalFiles
    private let path: String
    private let process: UUID
    private let line: Mutex<Line>

    /// - Parameter total: How many entries of all stores stand.
    init(
      _ pool: DatabasePool, lock: FileLock, files: JournalFiles, path: String, process: UUID,
      total: Int
    ) {
      self.pool = pool
      self.lock = lock
      self.files = files
      line = Mutex(Line(total: total))
      self.path = path
      self.process = process
    }

    func append(_ batch: AppendBatch) async -> AppendOutcome {
      await withCheckedContinuation { answer in
        let begins = line.withLock { line in
          line.waiting.append((batch, answer))
          defer { line.isWriting = true }
          return !line.isWriting
        }
        if begins { Task { await self.writeAll() } }
      }
    }

    private func writeAll() async {
      while true {
        let batches = line.withLock { line in
          defer { line.waiting = [] }
          line.isWriting = !line.waiting.isEmpty
          return line.waiting
        }
        guard !batches.isEmpty else { return }
        let outcomes = await write(batches.map(\.batch))
        for (batch, outcome) in zip(batches, outcomes) { batch.answer.resume(returning: outcome) }
      }
    }

    private func write(_ batches: [AppendBatch]) async -> [AppendOutcome] {
      let process = process
      do throws(JournalError) {
        try files.check()
        try lock.check()
      } catch {
        if files.hasLostLog { await rescueLog() }
        return batches.map { _ in .refused(error) }
      }
      do {
        let written = try await pool.write { database in
          try batches.map { try Self.write($0, by: process, in: database) }
        }
        let total = line.withLock { line in
          line.total += written.reduce(0) { $0 + $1.added }
          return line.total
        }
        lock.note(total)
        return written.map(\.outcome)
      } catch {
        if Self.mayBeOfOneStore(error), batches.count > 1 {
          // A damaged store does not hold up the others.
          var outcomes: [AppendOutcome] = []
          for batch in batches { outcomes += await write([batch]) }
          return outcomes
        }
        if Self.isOfRow(error) { return [await writeSingly(batches[0])] }
        if let error = error as? JournalError { return batches.map { _ in .refused(error) } }
        let error = JournalError.sqlite(error, at: path)
        // SQLite has rolled back for these. Of any other, such as an error of the disk, that is not certain.
        let isCertain = error.reason == .full || error.reason == .inUse
        return batches.map { _ in isCertain ? .refused(error) : .inDoubt(error) }
      }
    }

    /// Whether an error may come from the rows of one store.
    private static func mayBeOfOneStore(_ error: any Error) -> Bool {
      guard let error = error as? DatabaseError else { return true }
      return error.resultCode == .SQLITE_CONSTRAINT || error.resultCode == .SQLITE_CORRUPT
    }

    /// Whether the database refuses what is written, as by a trigger or a constraint. It does so each time.
    private static func isOfRow(_ error: any Error) -> Bool {
      guard let error = error as? DatabaseError else { return false }
      return [.SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH].contains(error.resultCode)
    }

    /// Writes the actions of a batch that the database has refused one after the other. It refuses only some of them.
    private func writeSingly(_ batch: AppendBatch) async -> AppendOutcome {
      var outcomes: [EntryOutcome] = []
      for draft in batch.drafts {
        let single = AppendBatch(
          name: batch.name, version: batch.version, drafts: [draft], last: batch.last)
        do {
          let (outcome, added) = try await pool.write { [process] database in
            try Self.write(single, by: process, in: database)
          }
          guard case .answered(let decided) = outcome else { return outcome }
          let total = line.withLock { line in
            line.total += added
            return line.total
          }
          lock.note(total)
          outcomes += decided
        } catch let error as DatabaseError where Self.isOfRow(error) {
          let problem =
            "\(error.message ?? "no message") (SQLite error \(error.extendedResultCode.rawValue))"
          outcomes.append(.refused(.refused(batch.name, at: path, because: problem)))
        } catch {
          // Those before stand, and are found by the next try.
          return .inDoubt(.sqlite(error, at: path))
        }
      }
      return .answered(outcomes)
    }

    /// Moves the entries of a deleted log, which is still open, into the journal.
    private func rescueLog() async {
      _ = try? await pool.writeWithoutTransaction { try $0.checkpoint(.passive) }
    }

    private static func write(
      _ batch: AppendBatch, by process: UUID, in database: Database
    ) throws -> (outcome: AppendOutcome, added: Int) {
      guard let store = try StoreRow.find(batch.name, in: database) else {
        return (.refused(.unknown(batch.name)), 0)
      }
      let find = try database.cachedStatement(
        sql: "SELECT number FROM entry WHERE store = ? AND id = ?")
      let insert = try database.cachedStatement(
        sql: """
          INSERT INTO entry(
            store, number, id, version, process, at, epoch, body, checksum, seal, known, digest)
          VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """)
      var head = store.head
      let now = Date()
      let outcomes = try batch.drafts.map { draft -> EntryOutcome in
        // The write lock is held: what is not found here stands nowhere.
        if let known = try Int.fetchOne(find, arguments: [store.id, draft.id]) {
          return .kept(known)
        }
        guard batch.version == head.version else {
          return .refused(.olderVersion(batch.version, than: head.version, of: batch.name))
        }
        if let epoch = draft.epoch, epoch != head.epoch {
          return .refused(.oldEpoch(epoch, than: head.epoch, of: batch.name))
        }
        head.number += 1
        let seal = draft.seal(version: batch.version, by: process)
          .adding(number: head.number, at: now)
        do {
          try insert.execute(arguments: [
            store.id, head.number, draft.id, batch.version, process,
            now.timeIntervalSinceReferenceDate, draft.epoch, draft.body,
            Int64(bitPattern: draft.checksum(version: batch.version).bits),
            Int64(bitPattern: seal.bits), draft.known?.entry, draft.known?.digest.bytes,
          ])
        } catch let error as DatabaseError
          where error.extendedResultCode == .SQLITE_CONSTRAINT_PRIMARYKEY
        {
          throw JournalError.taken(head.number, beyond: store.head.number, of: batch.name)
        }
        return .kept(head.number)
      }
      if head.number != store.head.number {
        try database.cachedStatement(sql: "UPDATE store SET number = ?, awake = 1 WHERE id = ?")
          .execute(arguments: [head.number, store.id])
      }
      return (.answered(outcomes), head.number - store.head.number)
    }
  }
#endif
