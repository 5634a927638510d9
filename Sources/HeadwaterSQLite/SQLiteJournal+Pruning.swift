#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

  extension SQLiteJournal {
    public func prune(
      _ name: StoreName, olderThan age: Duration
    ) async throws(JournalError) -> Int {
      try await write { database in
        let row = try StoreRow.required(name, in: database)
        let base = try Int.fetchOne(
          database,
          sql: """
            SELECT max(snapshot.number) FROM snapshot JOIN entry
              ON entry.store = snapshot.store AND entry.number = snapshot.number
            WHERE snapshot.store = ? AND snapshot.version = ? AND confirmed = 1 AND at <= ?
            """,
          arguments: [
            row.id, row.head.version, Date().timeIntervalSinceReferenceDate - age / .seconds(1),
          ])
        guard let base, base - 1 > row.head.pruned else { return row.head.pruned }
        for table in ["entry", "snapshot"] {
          try database.execute(
            sql: "DELETE FROM \(table) WHERE store = ? AND number < ?", arguments: [row.id, base])
        }
        try database.execute(
          sql: "UPDATE store SET pruned = ? WHERE id = ?", arguments: [base - 1, row.id])
        return base - 1
      }
    }
  }
#endif
