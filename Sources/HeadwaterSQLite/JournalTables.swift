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
      return migrator
    }

    /// Refuses a file that is damaged, belongs to another program, or was written by a newer version.
    static func check(_ database: Database, path: String) throws {
      let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      let id = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      if tables > 0 && id != applicationID { throw JournalError.foreign(path) }
      if try migrator.hasBeenSuperseded(database) { throw JournalError.newerFormat(path) }
      let problem = try String.fetchOne(database, sql: "PRAGMA quick_check(1)") ?? "ok"
      if problem != "ok" { throw JournalError.damaged(path, problem) }
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
          id: row["id"],
          head: Head(
            number: row["number"], version: row["version"], since: row["since"],
            epoch: row["epoch"]))
      }
    }

    static func required(_ name: StoreName, in database: Database) throws -> StoreRow {
      guard let row = try find(name, in: database) else { throw JournalError.unknown(name) }
      return row
    }
  }

  /// The rows of the table of entries.
  enum EntryRow {
    static func entries(
      of store: Int64, from number: Int, limit: Int, in database: Database
    ) throws -> [Entry] {
      let statement = try database.cachedStatement(
        sql: """
          SELECT number, id, version, process, at, epoch, body FROM entry
          WHERE store = ? AND number >= ? ORDER BY number LIMIT ?
          """)
      let rows = try Row.fetchCursor(statement, arguments: [store, number, limit])
      var entries: [Entry] = []
      while let row = try rows.next() {
        entries.append(
          Entry(
            number: row[0], id: row[1], version: row[2], process: row[3],
            at: Date(timeIntervalSinceReferenceDate: row[4]), epoch: row[5], body: row[6]))
      }
      return entries
    }
  }

  extension Snapshot {
    init(_ row: Row) {
      self.init(
        number: row["number"], version: row["version"], digest: Digest(bytes: row["digest"]),
        writer: row["writer"], isConfirmed: row["confirmed"], state: row["state"])
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

    /// An error of SQLite.
    static func sqlite(_ error: any Error, at path: String) -> JournalError {
      if let error = error as? JournalError { return error }
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
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: return .damaged(path, error.message ?? "no message")
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
