#if SQLite
  import GRDB
  import HeadwaterJournal

  /// The check of a journal's tables beyond what SQLite checks by itself.
  enum TableCheck {
    /// A sentence for each table, column and index that is missing, and for rows that no store reads or that no journal
    /// writes.
    static func problems(_ database: Database) throws -> [String] {
      let missing = try expectedParts().subtracting(parts(of: database)).sorted()
      guard missing.isEmpty else { return missing.map { "It has no \($0)." } }
      var found: [String] = []
      for table in ["entry", "snapshot", "attempt"] {
        let count = try count(
          table, where: "store NOT IN (SELECT id FROM store)", in: database)
        if count > 0 { found.append("The table \(table) has rows of no store: \(count).") }
      }
      let notes = try count(
        "attempt",
        where: """
          typeof(process) <> 'blob' OR length(process) <> 16 OR typeof(first) <> 'integer'
          OR typeof(last) <> 'integer' OR typeof(version) <> 'integer' OR first < 1 OR first > last
          """, in: database)
      if notes > 0 { found.append("The table attempt has rows that no journal writes: \(notes).") }
      return found
    }

    private static func count(
      _ table: String, where condition: String, in database: Database
    ) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table) WHERE \(condition)") ?? 0
    }

    /// The parts of a new journal.
    private static func expectedParts() throws -> Set<String> {
      let new = try DatabaseQueue()
      try JournalTables.migrator.migrate(new)
      return try new.read { try parts(of: $0) }
    }

    /// The tables, columns and indexes, each in words.
    private static func parts(of database: Database) throws -> Set<String> {
      let parts = try String.fetchAll(
        database,
        sql: """
          SELECT type || ' ' || name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'
          UNION ALL
          SELECT 'column ' || col.name || ' of the table ' || tab.name
          FROM sqlite_master AS tab, pragma_table_info(tab.name) AS col WHERE tab.type = 'table'
          """)
      return Set(parts)
    }
  }
#endif
