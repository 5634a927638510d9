#if Postgres
  import HeadwaterJournal

  /// Reads a journal in a PostgreSQL database, and writes nothing.
  ///
  /// ```swift
  /// let reader = try await PostgresJournalReader("postgresql://app@db.internal/app")
  /// ```
  ///
  /// The server may be a standby, or have transactions that only read.
  public final class PostgresJournalReader: JournalReader {
    /// How many bytes of entries are read at once. One entry is read in any case.
    private static let bytesAtOnce = 16 << 20

    private let server: Server
    private let pool: ConnectionPool

    /// The host, the port and the name of the database.
    public var place: String { server.address.description }

    private var tables: JournalTables { server.tables }

    /// Connects to a database.
    ///
    /// - Parameters:
    ///   - url: The URL of the database, with the options of libpq, such as `sslmode`.
    ///   - schema: The schema of the tables.
    /// - Throws: `JournalError`: the server can't be reached, has refused the user, or has no journal of this version.
    public init(_ url: String, schema: String = "headwater") async throws(JournalError) {
      let tables = try JournalTables(schema: schema)
      server = Server(
        address: try Address(url), tables: tables, answerTime: .seconds(60),
        lockTime: .seconds(10), isForReading: true)
      pool = ConnectionPool(server, count: 1)
      guard try await pool.journalRun(tables.areThere()).first == true else {
        throw JournalError(
          .noJournal,
          """
          The database \(server.address) has no journal in the schema \(schema). Nothing was created.

          Is this the address that the app opens?
          """)
      }
      guard try await pool.journalRun(tables.areCurrent()).first == true else {
        throw .olderTables(schema, at: server.address)
      }
    }

    public func names(
      after last: StoreName?, limit: Int
    ) async throws(JournalError) -> [StoreName] {
      try await pool.journalRun(tables.names(after: last, limit: limit))
        .compactMap { try? StoreName($0) }
    }

    public func unusableNames() async throws(JournalError) -> Int {
      try await pool.journalRun(tables.unusableNames()).first ?? 0
    }

    public func head(of name: StoreName) async throws(JournalError) -> Head? {
      try await pool.journalRun(tables.head(of: name)).first
    }

    public func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      let last = number.addingReportingOverflow(limit)
      let near = try await entries(
        of: name, from: number, to: last.overflow ? .max : last.partialValue, limit)
      // In a damaged journal, a whole page may be missing.
      return near.isEmpty ? try await entries(of: name, from: number, to: .max, limit) : near
    }

    private func entries(
      of name: StoreName, from number: Int, to last: Int, _ limit: Int
    ) async throws(JournalError) -> [Entry] {
      try await pool.journalRun(
        tables.entries(
          of: name, from: number, to: last, limit: limit, bytes: Self.bytesAtOnce)
      ).compactMap { $0 }
    }

    public func snapshot(
      of name: StoreName, after last: (number: Int, version: Int)?
    ) async throws(JournalError) -> Snapshot? {
      try await pool.journalRun(tables.snapshot(of: name, following: last ?? (.min, .min))).first
    }

    /// PostgreSQL checks its pages by itself when they are read.
    public func problems() async throws(JournalError) -> [String] {
      let parts = Set(try await pool.journalRun(tables.parts()))
      let missing = TableParts.expected.subtracting(parts).sorted()
      guard missing.isEmpty else { return missing.map { "It has no \($0)." } }
      var found = StoreName.problem(with: try await unusableNames()).map { [$0] } ?? []
      for table in ["entry", "snapshot", "attempt"] {
        let count = try await pool.journalRun(tables.rowsOfNoStore(table)).first ?? 0
        if count > 0 { found.append("The table \(table) has rows of no store: \(count).") }
      }
      return found
    }
  }

  extension JournalTables {
    fileprivate func areThere() -> Statement<Bool> {
      Statement("SELECT to_regclass($1) IS NOT NULL", [.text("\(schema).format")]) { $0.bool(0) }
    }

    /// Newer ones are refused by each connection.
    fileprivate func areCurrent() -> Statement<Bool> {
      Statement("SELECT step >= $1 FROM \(schema).format", [.int(Self.lastStep)]) { $0.bool(0) }
    }

    fileprivate func names(after last: StoreName?, limit: Int) -> Statement<String> {
      Statement(
        """
        SELECT name FROM \(schema).store WHERE name > $1 AND \(Self.isName) ORDER BY name LIMIT $2
        """, [.text(last?.text ?? ""), .int(limit)]
      ) { $0.text(0) }
    }

    fileprivate func rowsOfNoStore(_ table: String) -> Statement<Int> {
      Statement(
        """
        SELECT count(*) FROM \(schema).\(table) WHERE store NOT IN (SELECT id FROM \(schema).store)
        """
      ) { $0.int(0) }
    }

    fileprivate func unusableNames() -> Statement<Int> {
      Statement("SELECT count(*) FROM \(schema).store WHERE NOT (\(Self.isName))") { $0.int(0) }
    }
  }
#endif
