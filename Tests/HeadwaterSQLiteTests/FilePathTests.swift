#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal
  import TestSupport
  import Testing

  @testable import HeadwaterSQLite

  @Suite("Paths that can be no journal")
  struct FilePathTests {
    @Test(
      "a path that can be no file is refused, and nothing is written beside it",
      arguments: [
        ("folder", "is a folder"), ("pipe", "is a pipe, a socket or a device"),
      ])
    func noFile(name: String, problem: String) async throws {
      let folder = try TemporaryFolder()
      let path = folder.path(name)
      if name == "pipe" {
        #expect(mkfifo(path, 0o600) == 0)
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))

      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }

      #expect(
        error?.message == """
          \(path) can be no journal: it \(problem). Nothing was written.

          Give the path of a file, in a folder that is there. For a journal in memory, use `MemoryJournal`.
          """)
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let other = await #expect(throws: JournalError.self) { try await journal.backUp(to: path) }
      #expect(other?.message == error?.message)
      #expect(
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path("")))
          .subtracting(before).allSatisfy { $0.hasPrefix("journal.sqlite") })
    }

    @Test(
      "no path, and the name of a database in memory, are refused", arguments: ["", ":memory:"])
    func noPath(path: String) throws {
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.message.contains("can be no journal: it ") == true)
      #expect(!FileManager.default.fileExists(atPath: path + "-lock"))
    }

    @Test(
      "a path that the system and SQLite read differently is refused, and no file is made",
      arguments: [
        ("journal.sqlite/", "it ends in a slash"), ("journal\0x", "journal\\0x can be no journal"),
        ("other-wal", "belongs to the database"),
      ])
    func otherPath(name: String, problem: String) async throws {
      let folder = try TemporaryFolder()
      let other = try DatabaseQueue(path: folder.path("other"))
      try await other.write { try $0.execute(sql: "CREATE TABLE song(title TEXT)") }
      let path = folder.path("") + "/" + name
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.message.contains(problem) == true, "\(String(describing: error))")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["other"])
    }

    @Test("a URI is no path, for a journal, a copy and a reader")
    func uri() async throws {
      let folder = try TemporaryFolder()
      let path = "file:" + folder.path("copy.sqlite")
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.message.contains("as a URI") == true)
      #expect(#expect(throws: JournalError.self) { try SQLiteJournalReader(path: path) } == error)
      let copied = await #expect(throws: JournalError.self) { try await journal.backUp(to: path) }
      #expect(copied == error)
      #expect(
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(""))) == Set(before))
    }

    @Test("a journal in a folder that is not there, or with a name that is too long, is a setting")
    func noFolder() throws {
      let folder = try TemporaryFolder()
      for name in ["missing/journal", String(repeating: "j", count: 300)] {
        let path = folder.path(name)
        let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
        #expect(error?.reason == .settings)
        #expect(error?.message.contains(path) == true)
      }
    }

    @Test("a file of another program gets no lock file beside it")
    func noLockBeside() throws {
      let folder = try TemporaryFolder()
      let other = folder.path("other.sqlite")
      try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE song(title TEXT)") }
      let text = folder.path("text")
      try Data("no database ".utf8).write(to: URL(filePath: text))
      for path in [other, text] {
        #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
        #expect(!FileManager.default.fileExists(atPath: path + "-lock"))
      }
    }
  }
#endif
