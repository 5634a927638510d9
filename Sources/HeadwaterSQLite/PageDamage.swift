#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

  /// Damage of single pages, as by a failed disk. It closes the stores whose rows they have: each read or write of those is
  /// an error. The rows of other stores are written elsewhere.
  enum PageDamage {
    /// What tells that a page is used twice, or that some are not there. A write to one store could then overwrite another
    /// one.
    private static let ofFile = [
      "2nd reference", "reelist", "free-list", "ptrmap", "ointer map", "invalid page number",
    ]

    /// Looks for damage.
    ///
    /// - Returns: The first damage of single pages; nil if there is none.
    /// - Throws: `JournalError` if the file as a whole is damaged.
    static func found(_ database: Database, at path: String) throws -> String? {
      let found = try JournalTables.problems(database, sql: "PRAGMA quick_check(100)")
      guard let first = found.first else { return nil }
      let ofFile = found.first { problem in Self.ofFile.contains { problem.contains($0) } }
      if let problem = ofFile ?? shortage(of: path) { throw JournalError.damaged(path, problem) }
      do {
        // All stores are found by this table.
        _ = try Row.fetchAll(database, sql: "SELECT * FROM store")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        throw JournalError.damaged(path, first)
      }
      return first
    }

    /// Whether a file has fewer pages than its header says.
    private static func shortage(of path: String) -> String? {
      guard let file = FileHandle(forReadingAtPath: path),
        let header = try? file.read(upToCount: 32).map({ [UInt8]($0) }), header.count == 32,
        let size = try? file.seekToEnd()
      else { return nil }
      let stored = Int(header[16]) << 8 | Int(header[17])
      let count = header[28..<32].reduce(0) { $0 << 8 | UInt64($1) }
      let whole = count * UInt64(stored == 1 ? 65_536 : stored)
      return size < whole ? "it has \(size) bytes, and its header says \(whole)" : nil
    }
  }

  extension JournalError {
    /// What is told of a file that was opened although some pages are damaged.
    static func partlyDamaged(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) is damaged in places: \(problem). Stores whose rows are there can't be opened or take no \
        actions; the others go on.

        Likely the disk has failed. Look after it, copy the journal away, see what is damaged with `headwater-journal \
        check`, and move the rest into a new file with `export --skip-damaged` and `import`.
        """)
    }
  }
#endif
