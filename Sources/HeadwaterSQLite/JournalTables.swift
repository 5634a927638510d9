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
      // Those that stand have none.
      migrator.registerMigration("checksums") { database in
        try database.execute(sql: "ALTER TABLE entry ADD COLUMN checksum INTEGER")
      }
      migrator.registerMigration("seals and states of senders") { database in
        try database.execute(
          sql: """
            ALTER TABLE entry ADD COLUMN seal INTEGER;
            ALTER TABLE entry ADD COLUMN known BLOB;
            ALTER TABLE entry ADD COLUMN digest BLOB;
            """)
      }
      return migrator
    }

    /// Refuses a file that is damaged as a whole, belongs to another program, was written by a newer version, or has lost
    /// entries.
    ///
    /// - Parameter answered: How many entries it has to have.
    /// - Returns: The damage that closes some stores only; nil if there is none.
    static func check(_ database: Database, path: String, answered: Int) throws -> String? {
      let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      if tables > 0 { try checkOrigin(database, path: path) }
      let damage = try PageDamage.found(database, at: path)
      guard answered > 0 else { return damage }
      let total = tables > 0 ? try total(database) : 0
      if total < answered { throw JournalError.entriesLost(path, total, answered: answered) }
      return damage
    }

    /// What a check of SQLite has found. It may be called outside of a transaction only, which a damaged page would end.
    static func problems(_ database: Database, sql: String) throws -> [String] {
      var found: [String] = []
      do {
        let rows = try String.fetchCursor(database, sql: sql)
        while let row = try rows.next() {
          // A row may have several lines, after one with the name of the database.
          found += row.split(separator: "\n").map(String.init)
            .filter { $0 != "ok" && !$0.hasPrefix("***") }
        }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        // The check itself has met a page that can't be read.
        if found.isEmpty { found.append(error.message ?? "a page can't be read") }
      }
      return found
    }

    /// How many entries all stores have. The number of a store that was damaged may be any.
    static func total(_ database: Database) throws -> Int {
      try Int.fetchOne(
        database, sql: "SELECT sum(max(0, min(CAST(number AS INTEGER), 1 << 40))) FROM store") ?? 0
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
#endif
