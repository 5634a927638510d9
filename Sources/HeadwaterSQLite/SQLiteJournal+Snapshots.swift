#if SQLite
  import GRDB
  import HeadwaterJournal

  extension SQLiteJournal {
    public func snapshot(
      of name: StoreName, version: Int
    ) async throws(JournalError) -> Snapshot? {
      try await read { database in
        try StoreRow.find(name, in: database)?
          .lastSnapshot(where: "version <= ?", [version], in: database)
      }
    }

    public func snapshot(
      of name: StoreName, before next: (number: Int, version: Int)
    ) async throws(JournalError) -> Snapshot? {
      try await read { database in
        try StoreRow.find(name, in: database)?.lastSnapshot(
          where: "(version, number) < (?, ?)", [next.version, next.number], in: database)
      }
    }

    public func save(
      _ snapshot: Snapshot, of name: StoreName
    ) async throws(JournalError) -> Snapshot {
      try await write { database in
        let row = try StoreRow.required(name, in: database)
        guard var standing = try row.snapshot(like: snapshot, in: database) else {
          try snapshot.insert(for: row.id, in: database)
          try row.forgetSnapshots(before: snapshot, in: database)
          return snapshot
        }
        guard standing.digest == snapshot.digest else { return standing }
        if standing.state != snapshot.state {
          try row.replaceSnapshot(by: snapshot, in: database)
          return snapshot
        }
        if standing.writer != snapshot.writer {
          standing.isConfirmed = true
          try row.confirm(snapshot, in: database)
        }
        return standing
      }
    }
  }
#endif
