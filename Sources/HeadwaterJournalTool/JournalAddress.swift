#if JournalTool
  import Foundation
  import HeadwaterJournal
  import HeadwaterPostgres
  import HeadwaterSQLite

  /// The journals that this program can read.
  enum JournalAddress {
    /// Opens the journal at a path, or at an address, as an app does. A reader has opened it before.
    static func journal(
      at text: String, schema: String?
    ) async throws(JournalError) -> any Journal {
      #if Postgres
        if text.contains("://") {
          return try await PostgresJournal(text, schema: schema ?? defaultSchema, hints: .none)
        }
      #endif
      if schema != nil { throw .noSchema() }
      #if SQLite
        return try SQLiteJournal(path: text)
      #else
        throw .noModule(for: "sqlite")
      #endif
    }

    /// The schema of a journal in PostgreSQL that was given no other.
    private static let defaultSchema = "headwater"

    /// Opens the journal at a path, or at an address.
    static func reader(
      at text: String, schema: String?
    ) async throws(JournalError) -> any JournalReader {
      #if Postgres
        if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
          return try await PostgresJournalReader(text, schema: schema ?? defaultSchema)
        }
      #endif
      if let end = text.firstRange(of: "://")?.lowerBound {
        throw .noModule(for: String(text[..<end]))
      }
      if schema != nil { throw .noSchema() }
      #if SQLite
        let isPath = FileManager.default.fileExists(atPath: text)
        // Scalars: a sign with an accent after it would be another `Character`.
        if !isPath && text.unicodeScalars.contains(where: { $0 == "@" || $0 == "=" }) {
          throw .noPath()
        }
        return try SQLiteJournalReader(path: text)
      #else
        throw .noModule(for: "sqlite")
      #endif
    }
  }

  extension JournalError {
    /// An address whose form is wrong would be taken for a path, and repeated with its password.
    fileprivate static func noPath() -> JournalError {
      JournalError(
        .noJournal,
        """
        There is no file at the path of the journal. It has an @ or an = as an address has, which may have a password, \
        and is not repeated.

        Give the path of an SQLite file, or an address that begins with postgres:// or postgresql://.
        """)
    }

    fileprivate static func noSchema() -> JournalError {
      JournalError(
        .settings,
        """
        `--schema` was given for a journal in a file, which has none. Nothing was opened.

        Leave it out, or give the address of the PostgreSQL database.
        """)
    }

    /// The address may have a password, and is not repeated.
    fileprivate static func noModule(for scheme: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        This program can't read a journal at an address that begins with \(scheme)://.

        Give the path of an SQLite file, or build the program with the trait of that database.
        """)
    }
  }
#endif
