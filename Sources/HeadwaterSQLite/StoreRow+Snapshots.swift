#if SQLite
  import GRDB

  extension StoreRow {
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
