#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

  // The notes by which an entry is found whose fold ends processes. Whoever has left one has ended: a file has one
  // process at a time.
  extension SQLiteJournal {
    public func noteAttempt(
      at numbers: ClosedRange<Int>, version: Int, of name: StoreName
    ) async throws(JournalError) -> [FoldAttempt] {
      let process = process
      return try await write { database in
        let store = try StoreRow.required(name, in: database).id
        try database.execute(
          sql: "INSERT OR REPLACE INTO attempt VALUES(?, ?, ?, ?, ?)",
          arguments: [store, process, version, numbers.lowerBound, numbers.upperBound])
        return try Row.fetchAll(
          database,
          sql: """
            SELECT process, first, last FROM attempt
            WHERE store = ? AND process <> ? AND version = ? AND first <= last
            """, arguments: [store, process, version]
        ).map { row in
          let (first, last): (Int, Int) = (try row.value("first"), try row.value("last"))
          return FoldAttempt(
            process: try row.value("process"), version: version, numbers: first...last)
        }
      }
    }

    public func endAttempt(of name: StoreName, after number: Int) async throws(JournalError) {
      let process = process
      try await write { database in
        let store = try StoreRow.required(name, in: database).id
        try database.execute(
          sql: "DELETE FROM attempt WHERE store = ? AND (process = ? OR last <= ?)",
          arguments: [store, process, number])
      }
    }
  }
#endif
