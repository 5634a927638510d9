#if SQLite
  import Foundation
  import GRDB

  /// A journal in an SQLite file, for one process.
  ///
  /// ```swift
  /// let journal = try SQLiteJournal(path: "boards.sqlite")
  /// ```
  ///
  /// - An entry is on the disk before its sender is answered: the file has a write-ahead log with full
  ///   synchronisation. Actions that come while a write is under way are written together.
  /// - A second process that opens the file is refused. Tools may read it meanwhile.
  /// - A full disk is an error value. The actions wait until there is room.
  public final class SQLiteJournal: Journal {
    public let replicas = Replicas()
    public let process = UUID()

    /// False: a second process is refused.
    public var isShared: Bool { false }

    /// The path of the file.
    public let path: String

    let pool: DatabasePool
    private let lock: FileLock
    private let files: JournalFiles
    let writer: BatchWriter
    let claims = Claims()
    let backups = Backups()

    /// Opens or creates a file, migrates its tables, and checks it.
    ///
    /// - Parameter path: The path of the file. Beside it stand a log, an index of the log, and a lock file.
    /// - Throws: `JournalError`: another process uses the file, it is no journal, it is damaged as a whole, a newer version has
    ///   written it, or the path is none of a file.
    public convenience init(path: String) throws(JournalError) {
      try self.init(path: path, lockTimeout: 5)
    }

    /// - Parameter lockTimeout: How long a write waits for another program, in seconds.
    package init(path: String, lockTimeout: TimeInterval) throws(JournalError) {
      self.path = path
      try FilePath.check(path)
      let lock = try FileLock(path: path)
      let (pool, total) = try lock.removedOnFailure { () throws(JournalError) in
        try Self.open(path, lockTimeout, answered: lock.answered)
      }
      self.lock = lock
      self.pool = pool
      lock.note(total)
      guard let files = JournalFiles(of: path) else { throw .gone(path) }
      self.files = files
      writer = BatchWriter(
        pool, lock: lock, files: files, path: path, process: process, total: total)
    }

    deinit {
      // The writer ends a moment after its last answer, and would keep the lock until then.
      lock.giveUp()
    }

    /// - Parameter answered: How many entries the journal has to have.
    /// - Returns: The connections, and how many entries there are.
    private static func open(
      _ path: String, _ lockTimeout: TimeInterval, answered: Int
    ) throws(JournalError) -> (pool: DatabasePool, total: Int) {
      do {
        var configuration = Configuration()
        configuration.busyMode = .timeout(lockTimeout)
        configuration.label = "HeadwaterSQLite"
        configuration.prepareDatabase { database in
          // On a Mac, the usual synchronisation leaves data in the cache of the disk.
          try database.execute(sql: "PRAGMA fullfsync = 1")
          try database.execute(sql: "PRAGMA checkpoint_fullfsync = 1")
        }
        let isEmpty = size(of: path) == 0
        // SQLite would delete the log of an empty file.
        if isEmpty && (answered > 0 || size(of: FilePath.resolved(path) + "-wal") > 0) {
          throw JournalError.gone(path)
        }
        if !isEmpty {
          // SQLite would open it for reading, and refuse the first action.
          guard access(path, W_OK) == 0 else { throw JournalError.readOnly(path) }
          // A pool would turn a file of another program into one with a write-ahead log, and a connection that
          // writes would move a log into a damaged file.
          var forReading = configuration
          forReading.readonly = true
          let file = try DatabaseQueue(path: path, configuration: forReading)
          // After a damaged page, SQLite can't end a transaction of a check. No other process writes now.
          let damage = try file.unsafeRead {
            try JournalTables.check($0, path: path, answered: answered)
          }
          try file.close()
          if let damage { report(.partlyDamaged(path, damage)) }
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        // Not in `prepareDatabase`: a pool sets it to NORMAL after that, by which the last entries could be lost.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        try JournalTables.migrator.migrate(pool)
        return (pool, try pool.read { try JournalTables.total($0) })
      } catch {
        // The index of the log has to be made first.
        let isFull = (error as? DatabaseError)?.extendedResultCode == .SQLITE_IOERR_SHMSIZE
        let error = JournalError.sqlite(error, at: path)
        throw isFull || error.reason == .full ? .fullForOpening(path) : error
      }
    }

    private static func report(_ error: JournalError) {
      StoreIssue.print(
        StoreIssue(error.message, at: SourcePlace(fileID: "HeadwaterSQLite/Opening", line: 0)))
    }

    /// The size of a file in bytes; 0 if there is none.
    private static func size(of path: String) -> Int {
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    public func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head {
      try await write { database in
        if let known = try StoreRow.find(name, in: database) { return known.head }
        try database.execute(
          sql: "INSERT INTO store(name, number, version, since, epoch) VALUES(?, 0, ?, 0, 0)",
          arguments: [name.text, initial.version])
        let row = try StoreRow.required(name, in: database)
        try initial.insert(for: row.id, in: database)
        return row.head
      }
    }

    public func head(of name: StoreName) async throws(JournalError) -> Head? {
      try files.check()
      return try await read { try StoreRow.find(name, in: $0)?.head }
    }

    public func append(_ batch: AppendBatch) async -> AppendOutcome {
      await writer.append(batch)
    }

    public func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      try await read { database in
        guard let row = try StoreRow.find(name, in: database) else { return [] }
        return try EntryRow.entries(of: row.id, from: number, limit: limit, in: database)
      }
    }

    public func raise(
      _ name: StoreName, to version: Int, after number: Int
    ) async throws(JournalError) -> Head {
      try await write { database in
        try database.execute(
          sql: """
            UPDATE store SET version = ?1, since = number
            WHERE name = ?2 AND version < ?1 AND number <= ?3
            """, arguments: [version, name.text, number])
        return try StoreRow.required(name, in: database).head
      }
    }

    /// No other process appends, and there is nothing to hint at.
    public func hints() -> AsyncStream<StoreName> { AsyncStream { $0.finish() } }

    /// Limits the size of the file, for tests of a full disk.
    package func limitPages(to count: Int) async throws {
      try await pool.write { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
    }

    /// The settings by which the writing connection commits, for a test.
    package func settings() throws -> (synchronous: Int, journalMode: String) {
      try pool.writeWithoutTransaction { database in
        (
          try Int.fetchOne(database, sql: "PRAGMA synchronous") ?? -1,
          try String.fetchOne(database, sql: "PRAGMA journal_mode") ?? ""
        )
      }
    }

    func read<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(JournalError) -> Value {
      do {
        return try await pool.read(body)
      } catch {
        throw .sqlite(error, at: path)
      }
    }

    func write<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(JournalError) -> Value {
      try files.check()
      try lock.check()
      do {
        return try await pool.write(body)
      } catch {
        throw .sqlite(error, at: path)
      }
    }
  }
#endif
