#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

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
          SELECT number, id, version, process, at, epoch, body, checksum, seal, known, digest FROM entry
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
          epoch: try row.optional(at: 5), body: try row.value(at: 6),
          checksum: try row.optional(at: 7).map { (stored: Int64) in
            Checksum(bits: UInt64(bitPattern: stored))
          },
          seal: try row.optional(at: 8).map { (stored: Int64) in
            Checksum(bits: UInt64(bitPattern: stored))
          },
          known: try row.optional(at: 9).map { (last: UUID) in
            StateDigest(after: last, digest: Digest(bytes: try row.value(at: 10)))
          })
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

    /// The same; nil if the column has no value.
    func optional<Value: DatabaseValueConvertible>(at index: Int) throws -> Value? {
      hasNull(atIndex: index) ? nil : try value(at: index)
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
#endif
