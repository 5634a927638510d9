import Foundation
import HeadwaterSQLite

/// The file that keeps what outlives the process.
enum JournalFile {
  /// Opens the file and says where it is. If that is not possible, the process ends with the reason.
  static func opened() -> any Journal {
    do {
      let journal = try open(in: folder(in: ProcessInfo.processInfo.environment))
      say("The board is kept in \(journal.path)", to: .standardOutput)
      return journal
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

  static func open(in folder: URL) throws -> SQLiteJournal {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try SQLiteJournal(path: folder.appending(path: "journal.sqlite").path)
  }

  private static func say(_ line: String, to handle: FileHandle) {
    handle.write(Data("\(line)\n".utf8))
  }
}
