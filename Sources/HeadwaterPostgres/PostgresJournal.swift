#if Postgres
  import Foundation
  import HeadwaterJournal
  import Synchronization

  /// A journal in a PostgreSQL database, for any number of processes on any number of machines.
  ///
  /// ```swift
  /// let journal = try await PostgresJournal("postgresql://app@db.internal/app?sslmode=verify-full")
  /// ```
  ///
  /// - An entry is committed before its sender is answered. Actions of all stores that come while a write is under
  ///   way are written by one statement.
  /// - The server has to keep what it answers: `fsync` and `synchronous_commit` are on, and it is the primary. An
  ///   asynchronous standby that takes over may have lost the last entries.
  /// - While the server can't be reached, actions wait. A lost connection is made anew.
  /// - It works through PgBouncer in transaction mode. Hints need a direct connection: see ``Hints``.
  public final class PostgresJournal: Journal {
    /// How a process learns at once that others have appended.
    public enum Hints: Sendable, Equatable {
      /// By `LISTEN` on one more connection to the URL of the journal.
      case sameServer

      /// By `LISTEN` on a connection to another URL: the server's own, where the journal's is that of PgBouncer.
      case directly(String)

      /// Not at all. It looks at intervals, `JournalOptions.pollInterval`.
      case none
    }

    public let replicas: Replicas
    public let process = UUID()

    /// The host, the port and the name of the database.
    public var place: String { server.address.description }

    private let server: Server
    private let listening: Server?
    private let pool: ConnectionPool
    private let writer: BatchWriter
    private let listeners = Mutex<[Task<Void, Never>]>([])

    private var tables: JournalTables { server.tables }

    /// Connects to a database, checks its settings, and creates or migrates the tables.
    ///
    /// - Parameters:
    ///   - url: The URL of the database, with the options of libpq, such as `sslmode`.
    ///   - schema: The schema of the tables. Apps with schemas of their own share a database.
    ///   - connections: The greatest number of connections, without that of the hints.
    ///   - hints: How this process learns that others have appended.
    ///   - answerTime: How long the server may be silent before the connection counts as lost.
    ///   - lockTime: How long a statement waits for a row or a table that another program has locked. Writes of other
    ///     processes lock a row for some milliseconds.
    ///   - presence: The times of presence in this process.
    /// - Throws: `JournalError`: the server can't be reached, has refused the user, could lose what it answers, or
    ///   a newer version has written the tables.
    public init(
      _ url: String, schema: String = "headwater", connections: Int = 4,
      hints: Hints = .sameServer, answerTime: Duration = .seconds(10),
      lockTime: Duration = .seconds(1), presence: PresenceOptions = PresenceOptions()
    ) async throws(JournalError) {
      replicas = Replicas(presence: presence)
      let tables = try JournalTables(schema: schema)
      server = Server(
        address: try Address(url), tables: tables, answerTime: answerTime, lockTime: lockTime)
      listening =
        switch hints {
        case .sameServer: server
        case .directly(let url):
          Server(
            address: try Address(url), tables: tables, answerTime: answerTime, lockTime: lockTime)
        case .none: nil
        }
      let process = process
      pool = ConnectionPool(server, count: max(1, connections))
      let notifier = Notifier(pool, channel: schema, process: process)
      writer = BatchWriter(
        pool, tables, at: server.address, process: process, onAppend: notifier.send)
      try await pool.migrate()
    }

    deinit {
      listeners.withLock { for listener in $0 { listener.cancel() } }
    }

    public func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head {
      if let head = try await head(of: name) { return head }
      _ = try await pool.journalRun(tables.create(name, initial))
      guard let head = try await head(of: name) else { throw .unknown(name) }
      return head
    }

    public func head(of name: StoreName) async throws(JournalError) -> Head? {
      try await pool.journalRun(tables.head(of: name)).first
    }

    public func append(_ batch: AppendBatch) async -> AppendOutcome {
      await writer.append(batch)
    }

    public func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      let rows = try await pool.journalRun(tables.entries(of: name, from: number, limit: limit))
      let entries = rows.compactMap(\.entry)
      let last = entries.last?.number ?? number - 1
      guard entries.count < limit, let head = rows.first?.head, last < head else { return entries }
      // The caller finds the gap.
      let later = try await pool.journalRun(tables.nextEntry(of: name, from: last + 1))
      return entries + later.compactMap(\.entry)
    }

    public func snapshot(
      of name: StoreName, version: Int
    ) async throws(JournalError) -> Snapshot? {
      try await pool.journalRun(tables.snapshot(of: name, version: version)).first
    }

    public func snapshot(
      of name: StoreName, before next: (number: Int, version: Int)
    ) async throws(JournalError) -> Snapshot? {
      try await pool.journalRun(tables.snapshot(of: name, before: next)).first
    }

    public func save(
      _ snapshot: Snapshot, of name: StoreName
    ) async throws(JournalError) -> Snapshot {
      if try await !pool.journalRun(tables.insert(snapshot, of: name)).isEmpty { return snapshot }
      _ = try await pool.journalRun(tables.confirm(snapshot, of: name))
      let standing = tables.snapshot(
        of: name, after: snapshot.number, version: snapshot.version)
      guard let standing = try await pool.journalRun(standing).first else {
        throw .lost(snapshot.number, name, at: server.address)
      }
      guard standing.digest == snapshot.digest, standing.state != snapshot.state else {
        return standing
      }
      _ = try await pool.journalRun(tables.replace(snapshot, of: name))
      return snapshot
    }

    public func prune(
      _ name: StoreName, olderThan age: Duration
    ) async throws(JournalError) -> Int {
      if let pruned = try await pool.journalRun(tables.prune(name, olderThan: age)).first {
        return pruned
      }
      return try await head(of: name)?.pruned ?? 0
    }

    public func raise(
      _ name: StoreName, to version: Int, after number: Int
    ) async throws(JournalError) -> Head {
      let raise = tables.raise(name, to: version, after: number)
      if let head = try await pool.journalRun(raise).first { return head }
      guard let head = try await head(of: name) else { throw .unknown(name) }
      return head
    }

    public func claim(
      _ name: StoreName, for time: Duration
    ) async throws(JournalError) -> Claim? {
      try await pool.journalRun(tables.claim(name, by: process, for: time)).first
    }

    public func claim(
      _ names: [StoreName], for time: Duration
    ) async throws(JournalError) -> [StoreName: Claim] {
      var claims: [StoreName: Claim] = [:]
      for (text, claim) in try await pool.journalRun(tables.claim(names, by: process, for: time)) {
        if let name = try? StoreName(text) { claims[name] = claim }
      }
      return claims
    }

    public func changed(_ known: [KnownEntry]) async throws(JournalError) -> Set<StoreName> {
      Set(try await pool.journalRun(tables.changed(known)).compactMap { try? StoreName($0) })
    }

    public func release(_ name: StoreName, epoch: Int) async throws(JournalError) {
      _ = try await pool.journalRun(tables.release(name, by: process, epoch: epoch))
    }

    public func unkept(
      kind: String, after last: StoreName?, limit: Int
    ) async throws(JournalError) -> [StoreName] {
      try await pool.journalRun(tables.unkept(kind: kind, after: last, limit: limit))
        .compactMap { try? StoreName($0) }
    }

    public func rest(
      _ name: StoreName, epoch: Int, after number: Int
    ) async throws(JournalError) {
      let rest = tables.rest(name, by: process, epoch: epoch, after: number)
      _ = try await pool.journalRun(rest)
    }

    public func exchange(
      _ rows: [PresenceRow], in rooms: Set<StoreName>, for time: Duration
    ) async throws(JournalError) -> [PresenceRow] {
      let exchange = tables.exchange(rows, in: rooms, by: process, for: time)
      return try await pool.journalRun(exchange).compactMap { row in
        guard let room = try? StoreName(row.room) else { return nil }
        return PresenceRow(room: room, member: row.member, value: row.value)
      }
    }

    public func noteAttempt(
      at numbers: ClosedRange<Int>, version: Int, of name: StoreName
    ) async throws(JournalError) -> [FoldAttempt] {
      try await pool.journalRun(
        tables.noteAttempt(at: numbers, version: version, of: name, by: process))
    }

    public func endAttempt(of name: StoreName, after number: Int) async throws(JournalError) {
      _ = try await pool.journalRun(tables.endAttempt(of: name, after: number, by: process))
    }

    public func hints() -> AsyncStream<StoreName> {
      guard let listening else { return AsyncStream { $0.finish() } }
      let (stream, continuation) = AsyncStream.makeStream(
        of: StoreName.self, bufferingPolicy: .bufferingNewest(1_024))
      let task = Task { [process, pool] in
        await Listener.listen(to: listening, beside: pool, without: process) {
          continuation.yield($0)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
      listeners.withLock { $0.append(task) }
      return stream
    }
  }
#endif
