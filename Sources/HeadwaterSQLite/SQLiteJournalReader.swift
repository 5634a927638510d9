#if SQLite
  import Foundation
  import GRDB

  /// Reads a journal in an SQLite file, also while a process uses it, and writes nothing.
  ///
  /// ```swift
  /// let reader = try SQLiteJournalReader(path: "boards.sqlite")
  /// ```
  ///
  /// - It takes no lock that an app waits for, and each call is a short transaction of its own.
  /// - It refuses a file where reading would leave files behind that the app can't write to.
  public final class SQLiteJournalReader: JournalReader {
    /// How many bytes of entries are read at once. One entry is read in any case.
    static let bytesAtOnce = 16 << 20

    /// The path of the file.
    public let place: String

    private let file: DatabaseQueue

    /// Opens a file for reading.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `JournalError`: there is no file, it is no journal, another version has written it, or this process
    ///   can't read it without harm.
    public init(path: String) throws(JournalError) {
      place = path
      try Self.checkFiles(path)
      do {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        configuration.label = "HeadwaterSQLite.reader"
        file = try DatabaseQueue(path: path, configuration: configuration)
        try file.read { try JournalTables.checkForReading($0, path: path) }
      } catch {
        throw .sqlite(error, at: path)
      }
    }

    public func names(
      after last: StoreName?, limit: Int
    ) async throws(JournalError) -> [StoreName] {
      try await read { database in
        let found = try Data.fetchCursor(
          database,
          sql: """
            SELECT CAST(name AS BLOB) FROM store WHERE typeof(name) = 'text' AND name > ? ORDER BY name
            """, arguments: [last?.text ?? ""])
        var names: [StoreName] = []
        while names.count < limit, let bytes = try found.next() {
          if let name = Self.name(bytes) { names.append(name) }
        }
        return names
      }
    }

    public func unusableNames() async throws(JournalError) -> Int {
      try await read { try Self.unusableNames($0) }
    }

    public func head(of name: StoreName) async throws(JournalError) -> Head? {
      try await read { try StoreRow.find(name, in: $0)?.head }
    }

    public func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      try await read { database in
        guard let row = try StoreRow.find(name, in: database) else { return [] }
        return try EntryRow.entries(
          of: row.id, from: number, limit: limit, bytes: Self.bytesAtOnce, in: database)
      }
    }

    public func snapshot(
      of name: StoreName, after last: (number: Int, version: Int)?
    ) async throws(JournalError) -> Snapshot? {
      try await read { database in
        guard let row = try StoreRow.find(name, in: database) else { return nil }
        return try Row.fetchOne(
          database,
          sql: """
            SELECT * FROM snapshot WHERE store = ? AND (number, version) > (?, ?)
            ORDER BY number, version LIMIT 1
            """,
          arguments: [row.id, last?.number ?? .min, last?.version ?? .min]
        ).map { try Snapshot($0) }
      }
    }

    public func problems() async throws(JournalError) -> [String] {
      let answered = FileLock.answered(at: place)
      do {
        // Not in a transaction: after a damaged page, SQLite could not end it.
        return try await file.unsafeRead { try Self.problems($0, answered: answered) }
      } catch {
        throw .sqlite(error, at: place)
      }
    }

    private static func problems(_ database: Database, answered: Int) throws -> [String] {
      var found = try JournalTables.problems(database, sql: "PRAGMA integrity_check(100)")
      do {
        found += try TableCheck.problems(database)
        found += StoreName.problem(with: try unusableNames(database)).map { [$0] } ?? []
        let total = try JournalTables.total(database)
        if total < answered {
          found.append(
            "It has \(total) entries, and \(answered) were kept in it. Likely its log was deleted.")
        }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        // What has the rows of damaged pages can't be counted. The pages are told already.
        if found.isEmpty { throw error }
      }
      return found
    }

    /// The name of a store; nil if no app can open a store of that name.
    private static func name(_ bytes: Data) -> StoreName? {
      String(bytes: bytes, encoding: .utf8).flatMap { try? StoreName($0) }
    }

    private static func unusableNames(_ database: Database) throws -> Int {
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT CAST(name AS BLOB) AS name, typeof(name) = 'text' AS is_text FROM store")
      var count = 0
      while let row = try rows.next() {
        if try row.value("is_text") == 0 || Self.name(row.value("name")) == nil { count += 1 }
      }
      return count
    }

    private func read<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(JournalError) -> Value {
      do {
        return try await file.read(body)
      } catch {
        throw .sqlite(error, at: place)
      }
    }

    /// Refuses what SQLite would answer with an unclear error, or what reading would harm.
    private static func checkFiles(_ path: String) throws(JournalError) {
      try FilePath.checkText(path)
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw .cannotRead(path, String(cString: strerror(errno)))
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .cannotRead(path, "It is no file") }
      guard status.st_size > 0 else {
        // SQLite would take an empty file for an empty database.
        throw .cannotRead(path, "It is empty")
      }
      guard access(path, R_OK) == 0 else {
        throw .cannotRead(path, String(cString: strerror(errno)))
      }
      // SQLite makes the log and its index where they are missing, with the owner of this process. An app that runs
      // as another one could not write to them.
      let resolved = FilePath.resolved(path)
      let areThere = ["-wal", "-shm"].allSatisfy { access(resolved + $0, F_OK) == 0 }
      let user = geteuid()
      if !areThere && user != 0 && user != status.st_uid { throw .otherOwner(path) }
      let folder = URL(filePath: resolved).deletingLastPathComponent().path
      if !areThere && access(folder, W_OK) != 0 { throw .readOnlyFolder(path) }
    }
  }

  extension JournalError {
    static func cannotRead(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        The journal \(path) can't be read: \(problem).

        Is this the path that the app opens?
        """)
    }

    static func otherOwner(_ path: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        The journal \(path) was not opened: it belongs to another user, and no process has it open. Reading it would \
        leave files beside it that its owner can't write to.

        Run this as the owner of the file, or while the app runs.
        """)
    }

    static func readOnlyFolder(_ path: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        The journal \(path) was not opened: SQLite needs to make two files beside it, and its folder can't be \
        written to.

        Copy it to another folder, together with \(path)-wal if there is one.
        """)
    }

    static func olderFormat(_ path: String) -> JournalError {
      JournalError(
        .newerFormat,
        """
        The journal \(path) was written by an older version of Headwater, and has to be migrated before it is read. \
        It was not changed.

        Start the app once, or use the tool of its version.
        """)
    }
  }
#endif
