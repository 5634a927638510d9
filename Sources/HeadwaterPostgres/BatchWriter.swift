#if Postgres
  import Foundation
  import HeadwaterJournal
  import Synchronization

  /// Writes the batches of all stores. Those that come while writes are under way share the next statement, and with
  /// it the round trip and the wait for the disk.
  final class BatchWriter: Sendable {
    private typealias Waiting = (
      batch: AppendBatch, answer: CheckedContinuation<AppendOutcome, Never>
    )

    private struct Line {
      var waiting: [Waiting] = []
      var writers = 0

      /// The stores that another program had locked the last time.
      var locked: Set<StoreName> = []
    }

    /// How many statements are under way at most. Others of the pool's connections are left for reading.
    private static let mostWriters = 2

    /// How much one statement has at most, unless it is a single draft.
    private static let largest = (drafts: 1_024, bytes: 8 << 20)

    private let pool: ConnectionPool
    private let tables: JournalTables
    private let address: Address
    private let process: UUID
    private let line = Mutex(Line())

    /// Called with the names of the stores that have new entries.
    private let onAppend: @Sendable (Set<StoreName>) -> Void

    init(
      _ pool: ConnectionPool, _ tables: JournalTables, at address: Address, process: UUID,
      onAppend: @escaping @Sendable (Set<StoreName>) -> Void
    ) {
      self.pool = pool
      self.tables = tables
      self.address = address
      self.process = process
      self.onAppend = onAppend
    }

    func append(_ batch: AppendBatch) async -> AppendOutcome {
      await withCheckedContinuation { answer in
        let begins = line.withLock { line in
          line.waiting.append((batch, answer))
          guard line.writers < Self.mostWriters else { return false }
          line.writers += 1
          return true
        }
        if begins { Task { await self.writeAll() } }
      }
    }

    private func writeAll() async {
      while true {
        let batches = line.withLock { line in
          let batches = Self.next(&line)
          if batches.isEmpty { line.writers -= 1 }
          return batches
        }
        guard !batches.isEmpty else { return }
        let outcomes = await write(batches.map(\.batch))
        for (batch, outcome) in zip(batches, outcomes) { batch.answer.resume(returning: outcome) }
      }
    }

    /// Stores that were locked the last time never share a statement with others.
    private static func next(_ line: inout Line) -> [Waiting] {
      guard let first = line.waiting.first else { return [] }
      var drafts = 0
      var bytes = 0
      let locked = line.locked
      let isLocked = locked.contains(first.batch.name)
      let count = line.waiting.prefix { waiting in
        defer {
          drafts += waiting.batch.drafts.count
          bytes += waiting.batch.drafts.reduce(0) { $0 + $1.body.count }
        }
        return drafts < largest.drafts && bytes < largest.bytes
          && locked.contains(waiting.batch.name) == isLocked
      }.count
      defer { line.waiting.removeFirst(count) }
      return Array(line.waiting.prefix(count))
    }

    /// - Parameter isFree: Whether no head was locked a moment ago.
    private func write(_ batches: [AppendBatch], isFree: Bool = false) async -> [AppendOutcome] {
      if line.withLock({ $0.locked.contains(batches[0].name) }) { return await writeFree(batches) }
      let rows = batches.flatMap { batch in
        batch.drafts.map { AppendRow(name: batch.name, version: batch.version, draft: $0) }
      }
      do {
        let (outcomes, last) = try await write(rows)
        onAppend(
          Set(zip(rows, outcomes).filter { $0.1.isKept }.map(\.0.name)))
        var rest = outcomes[...]
        return batches.map { batch in
          defer { rest = rest.dropFirst(batch.drafts.count) }
          let own = Array(rest.prefix(batch.drafts.count))
          let isNext = batch.last == nil || batch.last == last[batch.name]
          return isNext ? .answered(own) : .answeredElsewhere(own)
        }
      } catch SessionError.refused("55P03", _) {
        return isFree ? putAside(batches) : await writeFree(batches)
      } catch {
        if batches.count > 1, Self.mayBeOfOneStore(error) {
          // It does not hold up the others.
          var outcomes: [AppendOutcome] = []
          for batch in batches { outcomes += await write([batch]) }
          return outcomes
        }
        if (error as? SessionError)?.isOfRow == true { return [await writeSingly(batches[0])] }
        if let error = error as? TakenNumber { return batches.map { _ in .refused(error.problem) } }
        let problem = JournalError.postgres(error, at: address)
        // Of tables that are gone, no earlier try stands either. Else, some of its parts may.
        let isGone = error is SessionError && problem.reason == .damaged
        return batches.map { _ in isGone ? .refused(problem) : .inDoubt(problem) }
      }
    }

    /// Writes the actions of a batch that the database has refused one after the other. It refuses only some of them.
    private func writeSingly(_ batch: AppendBatch) async -> AppendOutcome {
      var outcomes: [EntryOutcome] = []
      var before: UUID?
      for draft in batch.drafts {
        let row = AppendRow(name: batch.name, version: batch.version, draft: draft)
        do {
          let (written, last) = try await write([row])
          if !outcomes.contains(where: \.isKept) { before = last[batch.name] }
          outcomes += written
        } catch let error as SessionError where error.isOfRow {
          // An earlier try may have come before what refuses it now.
          var known: [EntryKey: EntryOutcome] = [:]
          guard (try? await find([row], &known)) != nil else {
            return .inDoubt(.postgres(error, at: address))
          }
          outcomes.append(
            known[row.key] ?? .refused(.refused(error, batch.name, at: address)))
        } catch {
          return .inDoubt(.postgres(error, at: address))
        }
      }
      let isKept = outcomes.contains(where: \.isKept)
      if isKept { onAppend([batch.name]) }
      let isNext = !isKept || batch.last == nil || batch.last == before
      return isNext ? .answered(outcomes) : .answeredElsewhere(outcomes)
    }

    /// Writes batches some of whose stores another program has locked: those of the others.
    private func writeFree(_ batches: [AppendBatch]) async -> [AppendOutcome] {
      // There is no answer where a whole table is locked.
      let free = Set((try? await pool.run(tables.free(batches.map(\.name)))) ?? [])
      let isFree = batches.map { free.contains($0.name.text) }
      let first = zip(batches, isFree).filter(\.1).map(\.0)
      line.withLock { $0.locked.subtract(first.map(\.name)) }
      var outcomes = first.isEmpty ? [] : await write(first, isFree: true)
      var refusals = putAside(zip(batches, isFree).filter { !$0.1 }.map(\.0))
      return isFree.map { $0 ? outcomes.removeFirst() : refusals.removeFirst() }
    }

    private func putAside(_ batches: [AppendBatch]) -> [AppendOutcome] {
      line.withLock { $0.locked.formUnion(batches.map(\.name)) }
      return batches.map { .refused(.locked($0.name, at: address)) }
    }

    /// A store whose head is too low: the next numbers are taken.
    private struct TakenNumber: Error {
      let problem: JournalError
    }

    /// Whether an error may come from one of several stores.
    private static func mayBeOfOneStore(_ error: any Error) -> Bool {
      if case SessionError.refused = error { true } else { error is TakenNumber }
    }

    /// Writes drafts, and finds those that stand already.
    ///
    /// - Returns: The outcomes, and the ids of the last entries before the first of them.
    private func write(
      _ rows: [AppendRow]
    ) async throws -> (outcomes: [EntryOutcome], last: [StoreName: UUID]) {
      var known: [EntryKey: EntryOutcome] = [:]
      var last: [StoreName: UUID] = [:]
      for part in Self.parts(of: rows) {
        let decided = try await write(part, &known)
        last.merge(decided) { first, _ in first }
      }
      return (rows.map { known[$0.key] ?? .refused(.unknown($0.name)) }, last)
    }

    private func write(
      _ part: [AppendRow], _ known: inout [EntryKey: EntryOutcome]
    ) async throws -> [StoreName: UUID] {
      var rows: [AppendRow] = []
      var keys = Set(known.keys)
      for row in part where keys.insert(row.key).inserted { rows.append(row) }
      while !rows.isEmpty {
        do {
          let decisions = try await pool.run(tables.append(rows, by: process))
          var last: [StoreName: UUID] = [:]
          var refused: [AppendRow] = []
          for decision in decisions {
            let row = rows[decision.place]
            known[row.key] = Self.outcome(decision, of: row)
            last[row.name] = decision.last
            if decision.number == nil { refused.append(row) }
          }
          // What was refused now may stand since an earlier try.
          try await find(refused, &known)
          return last
        } catch SessionError.refused("23505", _) {
          // Another try of the same entry was faster. It is committed, since this one has waited for it.
          let count = rows.count
          try await find(rows, &known)
          rows.removeAll { known[$0.key] != nil }
          guard rows.count < count else {
            for name in Set(rows.map(\.name)) { try await checkNumbers(of: name) }
            throw SessionError.lost("an entry's number is taken")
          }
        } catch SessionError.refused("40P01", _) {
          continue
        }
      }
      return [:]
    }

    /// - Throws: `TakenNumber`, if there is an entry beyond the head.
    private func checkNumbers(of name: StoreName) async throws {
      guard let head = try await pool.run(tables.head(of: name)).first,
        let found = try await pool.run(tables.nextEntry(of: name, from: head.number + 1)).first,
        let entry = found.entry, entry.number > found.head
      else { return }
      throw TakenNumber(problem: .taken(entry.number, beyond: found.head, of: name))
    }

    private func find(
      _ rows: [AppendRow], _ known: inout [EntryKey: EntryOutcome]
    ) async throws {
      guard !rows.isEmpty else { return }
      for found in try await pool.run(tables.find(rows)) { known[found.key] = .kept(found.number) }
    }

    private static func outcome(_ decision: AppendDecision, of row: AppendRow) -> EntryOutcome {
      if let number = decision.number { return .kept(number) }
      guard let head = decision.head else { return .refused(.unknown(row.name)) }
      guard row.version == head.version else {
        return .refused(.olderVersion(row.version, than: head.version, of: row.name))
      }
      return .refused(.oldEpoch(row.draft.epoch ?? 0, than: head.epoch, of: row.name))
    }

    /// Rows in parts that one statement takes.
    private static func parts(of rows: [AppendRow]) -> [[AppendRow]] {
      var parts: [[AppendRow]] = []
      var bytes = 0
      for row in rows {
        bytes += row.draft.body.count
        if parts.isEmpty || bytes > largest.bytes {
          parts.append([])
          bytes = row.draft.body.count
        }
        parts[parts.count - 1].append(row)
      }
      return parts
    }
  }

  extension EntryOutcome {
    fileprivate var isKept: Bool {
      if case .kept = self { true } else { false }
    }
  }
#endif
