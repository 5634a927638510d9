#if SQLite
  import GRDB
  import HeadwaterJournal

  extension StoreRow {
    /// The snapshot with the greatest version and then the greatest number of those for which a condition holds.
    func lastSnapshot(
      where condition: String, _ arguments: [Int], in database: Database
    ) throws -> Snapshot? {
      // The rows are sorted without their states, which would all be read.
      try Row.fetchOne(
        database,
        sql: """
          SELECT * FROM snapshot WHERE rowid = (
            SELECT rowid FROM snapshot WHERE store = ? AND \(condition)
            ORDER BY version DESC, number DESC LIMIT 1)
          """,
        arguments: StatementArguments([id]) + StatementArguments(arguments)
      ).map { try Snapshot($0) }
    }

    /// The snapshot with the same number and version.
    func snapshot(like other: Snapshot, in database: Database) throws -> Snapshot? {
      try lastSnapshot(
        where: "number = ? AND version = ?", [other.number, other.version], in: database)
    }

    /// Puts a snapshot in the place of a damaged one.
    func replaceSnapshot(by snapshot: Snapshot, in database: Database) throws {
      try database.execute(
        sql: "DELETE FROM snapshot WHERE store = ? AND number = ? AND version = ?",
        arguments: [id, snapshot.number, snapshot.version])
      try snapshot.insert(for: id, in: database)
    }

    func confirm(_ snapshot: Snapshot, in database: Database) throws {
      try database.execute(
        sql: "UPDATE snapshot SET confirmed = 1 WHERE store = ? AND number = ? AND version = ?",
        arguments: [id, snapshot.number, snapshot.version])
    }

    /// How many snapshots of a version stand that no other process has confirmed.
    private static var mostUnconfirmed: Int { 4 }

    /// Removes what stands before the last snapshots, since a store that only grows would take room as its square.
    ///
    /// No other process compares them. Those that stand are the first of a version, and the confirmed ones, before
    /// which entries may be removed.
    func forgetSnapshots(before snapshot: Snapshot, in database: Database) throws {
      try database.execute(
        sql: """
          DELETE FROM snapshot
          WHERE store = ?1 AND version = ?2 AND confirmed = 0 AND number > ?3 AND number <= (
            SELECT number FROM snapshot WHERE store = ?1 AND version = ?2 AND confirmed = 0
            ORDER BY number DESC LIMIT 1 OFFSET ?4)
          """,
        arguments: [id, snapshot.version, head.since, Self.mostUnconfirmed])
    }
  }
#endif
