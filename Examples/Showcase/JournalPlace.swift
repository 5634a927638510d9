import Foundation
import HeadwaterPostgres
import HeadwaterSQLite

/// Where what outlives the process is kept: in the database that `JOURNAL_URL` names, or else in a file.
enum JournalPlace {
  /// The start of the journal of this process, for all sessions.
  static let start = JournalStart(say: { say($0, to: .standardError) }) {
    let environment = ProcessInfo.processInfo.environment
    if let url = environment["JOURNAL_URL"], !url.isEmpty { return try await database(at: url) }
    let journal = try file(in: folder(in: environment))
    say("The board is kept in \(journal.path)", to: .standardOutput)
    return journal
  }

  /// The journal, as soon as it is open. If it can't be opened at any time, the process ends with the reason.
  static func opened() async -> any Journal {
    do {
      return try await start.journal
    } catch {
      say("\(error)", to: .standardError)
      exit(1)
    }
  }

  /// The folder that `JOURNAL_DATA` names, or a new one that the system may remove some day.
  static func folder(in environment: [String: String]) -> URL {
    if let named = environment["JOURNAL_DATA"], !named.isEmpty { return URL(filePath: named) }
    return FileManager.default.temporaryDirectory.appending(path: "headwater-\(UUID())")
  }

  static func file(in folder: URL) throws -> SQLiteJournal {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try SQLiteJournal(path: folder.appending(path: "journal.sqlite").path)
  }

  private static func database(at url: String) async throws -> any Journal {
    #if Postgres
      var presence = PresenceOptions()
      // People in other processes see a card on its way.
      presence.interval = .milliseconds(300)
      let journal = try await PostgresJournal(url, presence: presence)
      say("The board is kept in PostgreSQL at \(journal.place)", to: .standardOutput)
      return journal
    #else
      throw JournalError(
        .settings,
        """
        JOURNAL_URL names a database, and this showcase was built without PostgreSQL. Nothing was opened.

        Build it with the trait Postgres, which needs libpq, or unset JOURNAL_URL to keep the board in a file.
        """)
    #endif
  }

  private static func say(_ line: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data("\(line)\n".utf8))
  }
}
