#if SQLite
  import GRDB

  // The file has one process, which is therefore the keeper. Its claims are in its memory, and end with it.
  extension SQLiteJournal {
    /// A claim lasts until it is given up. Each one has an epoch of its own.
    public func claim(
      _ name: StoreName, for time: Duration
    ) async throws(JournalError) -> Claim? {
      let isNew = !claims.contains(name)
      let head = try await write { database in
        if isNew {
          try database.execute(
            sql: "UPDATE store SET epoch = epoch + 1 WHERE name = ?", arguments: [name.text])
        }
        return try StoreRow.required(name, in: database).head
      }
      claims.insert(name, epoch: head.epoch)
      return Claim(epoch: head.epoch, number: head.number)
    }

    public func release(_ name: StoreName, epoch: Int) async throws(JournalError) {
      claims.remove(name, epoch: epoch)
    }

    /// The stores that this process does not keep: there is no other one.
    public func unkept(
      kind: String, after last: StoreName?, limit: Int
    ) async throws(JournalError) -> [StoreName] {
      let claims = claims
      return try await read { database in
        let texts = try String.fetchCursor(
          database,
          sql: """
            SELECT name FROM store
            WHERE awake = 1 AND name > ?3 AND (name = ?1 OR substr(name, 1, ?2) = ?1 || '/')
            ORDER BY name
            """, arguments: [kind, kind.unicodeScalars.count + 1, last?.text ?? ""])
        var names: [StoreName] = []
        while names.count < limit, let text = try texts.next() {
          if let name = try? StoreName(text), !claims.contains(name) { names.append(name) }
        }
        return names
      }
    }

    public func rest(
      _ name: StoreName, epoch: Int, after number: Int
    ) async throws(JournalError) {
      let count = try await write { database in
        try database.execute(
          sql: "UPDATE store SET awake = 0 WHERE name = ? AND epoch = ? AND number = ?",
          arguments: [name.text, epoch, number])
        return database.changesCount
      }
      if count > 0 { claims.remove(name, epoch: epoch) }
    }
  }
#endif
