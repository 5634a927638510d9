#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

  /// The tables of a journal.
  enum JournalTables {
    /// Marks a file as a journal: the bytes "HWJ1".
    static let applicationID = 0x4857_4A31

    /// The migrations that lead to the current tables. A released migration never changes.
    static var migrator: DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("journal") { database in
        try database.execute(
          sql: """
            PRAGMA application_id = \(applicationID);
            CREATE TABLE store(
              id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, number INTEGER NOT NULL,
              version INTEGER NOT NULL, since INTEGER NOT NULL, epoch INTEGER NOT NULL);
            CREATE TABLE entry(
              store INTEGER NOT NULL REFERENCES store(id), number INTEGER NOT NULL, id BLOB NOT NULL,
              version INTEGER NOT NULL, process BLOB NOT NULL, at REAL NOT NULL, epoch INTEGER,
              body BLOB NOT NULL, PRIMARY KEY(store, number)) WITHOUT ROWID;
            CREATE UNIQUE INDEX entry_id ON entry(store, id);
            CREATE TABLE snapshot(
              store INTEGER NOT NULL REFERENCES store(id), number INTEGER NOT NULL,
              version INTEGER NOT NULL, digest BLOB NOT NULL, writer BLOB NOT NULL,
              confirmed INTEGER NOT NULL, state BLOB NOT NULL, UNIQUE(store, number, version));
            """)
      }
      migrator.registerMigration("awake") { database in
        try database.execute(
          sql: """
            ALTER TABLE store ADD COLUMN awake INTEGER NOT NULL DEFAULT 1;
            CREATE INDEX store_awake ON store(name) WHERE awake = 1;
            """)
      }
      migrator.registerMigration("attempts and pruning") { database in
        try database.execute(
          sql: """
            ALTER TABLE store ADD COLUMN pruned INTEGER NOT NULL DEFAULT 0;
            CREATE TABLE attempt(
              store INTEGER NOT NULL REFERENCES store(id), process BLOB NOT NULL,
              version INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
              PRIMARY KEY(store, process)) WITHOUT ROWID;
            """)
      }
      return migrator
    }

    /// Refuses a file that is damaged, belongs to another program, was written by a newer version, or has lost
    /// entries.
    ///
    /// - Parameter answered: How many entries it has to have.
    static func check(_ database: Database, path: String, answered: Int) throws {
      let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      if tables > 0 { try checkOrigin(database, path: path) }
      if let problem = try problems(database, sql: "PRAGMA quick_check(1)").first {
        throw JournalError.damaged(path, problem)
      }
      guard answered > 0 else { return }
      let total = tables > 0 ? try total(database) : 0
      if total < answered { throw JournalError.entriesLost(path, total, answered: answered) }
    }

    /// What a check of SQLite has found.
    static func problems(_ database: Database, sql: String) throws -> [String] {
      // A row may have several lines, after one with the name of the database.
      try String.fetchAll(database, sql: sql).flatMap { $0.split(separator: "\n") }
        .filter { $0 != "ok" && !$0.hasPrefix("***") }.map(String.init)
    }

    /// How many entries all stores have.
    static func total(_ database: Database) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT sum(number) FROM store") ?? 0
    }

    /// Refuses a file that can't be read as it is. It does not look for damage.
    static func checkForReading(_ database: Database, path: String) throws {
      try checkOrigin(database, path: path)
      guard try migrator.hasCompletedMigrations(database) else {
        throw JournalError.olderFormat(path)
      }
    }

    private static func checkOrigin(_ database: Database, path: String) throws {
      let id = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      if id != applicationID { throw JournalError.foreign(path) }
      if try migrator.hasBeenSuperseded(database) { throw JournalError.newerFormat(path) }
    }
  }

  /// A row of the table of stores.
  struct StoreRow {
    let id: Int64
    let head: Head

    static func find(_ name: StoreName, in database: Database) throws -> StoreRow? {
      let statement = try database.cachedStatement(sql: "SELECT * FROM store WHERE name = ?")
      return try Row.fetchOne(statement, arguments: [name.text]).map { row in
        StoreRow(
          id: try row.value("id"),
          head: Head(
            number: try row.value("number"), version: try row.value("version"),
            since: try row.value("since"), epoch: try row.value("epoch"),
            pruned: try row.value("pruned")))
      }
    }

    static func required(_ name: StoreName, in database: Database) throws -> StoreRow {
      guard let row = try find(name, in: database) else { throw JournalError.unknown(name) }
      return row
    }
  }

  /// The rows of the table of entries.
  enum EntryRow {
    /// Reads entries, up to a number of them, and until they have some bytes.
    static func entries(
      of store: Int64, from number: Int, limit: Int, bytes: Int = .max, in database: Database
    ) throws -> [Entry] {
      let statement = try database.cachedStatement(
        sql: """
          SELECT number, id, version, process, at, epoch, body FROM entry
          WHERE store = ? AND number >= ? ORDER BY number LIMIT ?
          """)
      let rows = try Row.fetchCursor(statement, arguments: [store, number, limit])
      var entries: [Entry] = []
      var size = 0
      while size < bytes, let row = try rows.next() {
        let entry = Entry(
          number: try row.value(at: 0), id: try row.value(at: 1), version: try row.value(at: 2),
          process: try row.value(at: 3),
          at: Date(timeIntervalSinceReferenceDate: try row.value(at: 4)),
          epoch: row.hasNull(atIndex: 5) ? nil : try row.value(at: 5), body: try row.value(at: 6))
        entries.append(entry)
        size += entry.body.count
      }
      return entries
    }
  }

  extension Row {
    /// The value of a column. GRDB's own access ends the process if the value has another type.
    func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
      try Self.value(self[column], column)
    }

    /// The same by the position of the column, which is faster.
    func value<Value: DatabaseValueConvertible>(at index: Int) throws -> Value {
      try Self.value(
        self[index], columnNames[columnNames.index(columnNames.startIndex, offsetBy: index)])
    }

    private static func value<Value: DatabaseValueConvertible>(
      _ stored: DatabaseValue, _ column: @autoclosure () -> String
    ) throws -> Value {
      guard let value = Value.fromDatabaseValue(stored) else { throw WrongValue(column: column()) }
      return value
    }
  }

  /// A value that no journal writes.
  struct WrongValue: Error {
    let column: String
  }

  extension Snapshot {
    init(_ row: Row) throws {
      self.init(
        number: try row.value("number"), version: try row.value("version"),
        digest: Digest(bytes: try row.value("digest")), writer: try row.value("writer"),
        isConfirmed: try row.value("confirmed"), state: try row.value("state"))
    }

    func insert(for store: Int64, in database: Database) throws {
      try database.execute(
        sql: "INSERT INTO snapshot VALUES(?, ?, ?, ?, ?, ?, ?)",
        arguments: [store, number, version, digest.bytes, writer, isConfirmed, state])
    }
  }

  extension JournalError {
    static func foreign(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The file \(path) is a database of another program. It was not changed.

        Give the journal a file of its own.
        """)
    }

    static func noDatabase(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The file \(path) is no SQLite database, or its beginning is overwritten. It was not changed.

        Is this the path that the app opens? If it is, restore a backup.
        """)
    }

    static func newerFormat(_ path: String) -> JournalError {
      JournalError(
        .newerFormat,
        """
        The journal \(path) was written by a newer version of Headwater. It was not changed.

        Start the newer program, or restore the backup that was made before it.
        """)
    }

    static func damaged(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) is damaged: \(problem). It was not changed.

        Likely the disk has failed, or the file was copied while it was written. Restore a backup, and make backups \
        with `backUp(to:)`.
        """)
    }

    static func gone(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) is gone: there is no such file or it is empty, and a journal was there before. Nothing \
        was changed.

        Likely it was truncated, moved or deleted. Restore a backup. To begin with an empty journal, first move \
        \(path)-wal and \(path)-lock away.
        """)
    }

    static func fullForOpening(_ path: String) -> JournalError {
      JournalError(
        .full,
        """
        The journal \(path) was not opened: there is no room for the log beside it. Nothing was written, and nothing is \
        damaged.

        Make room, and open it again.
        """)
    }

    static func entriesLost(_ path: String, _ total: Int, answered: Int) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) has \(total == 1 ? "1 entry" : "\(total) entries"), and \(answered) were kept in it. It was not opened.

        Likely its log, \(path)-wal, was deleted or not copied with it; find that. If an older backup was restored \
        on purpose, delete \(path)-lock.
        """)
    }

    /// An error of SQLite.
    static func sqlite(_ error: any Error, at path: String) -> JournalError {
      if let error = error as? JournalError { return error }
      if let error = error as? WrongValue {
        return .damaged(path, "a row has a wrong value in the column \"\(error.column)\"")
      }
      guard let error = error as? DatabaseError else {
        return .away("\(errorName(error)) at \(path)")
      }
      switch error.resultCode {
      case .SQLITE_FULL: return .full(at: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        return JournalError(
          .inUse,
          """
          The journal \(path) is locked: another program writes to it. The actions wait.

          End that program. Tools should open the file for reading only.
          """)
      case .SQLITE_NOTADB: return .noDatabase(path)
      case .SQLITE_CORRUPT: return .damaged(path, error.message ?? "no message")
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY:
        return JournalError(
          .damaged,
          """
          The journal \(path) can't be opened: \(error.message ?? "no message").

          Is its folder there, and may this process write to it?
          """)
      default: return .away("SQLite error \(error.resultCode.rawValue) at \(path)")
      }
    }
  }
#endif
