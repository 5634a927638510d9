#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal
  import TestSupport
  import Testing

  @testable import HeadwaterSQLite

  @Suite("Backups of a journal in a file")
  struct BackupTests {
    @Test("a backup that is made while stores are in use is a journal with what was answered")
    func backup() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let name = try await opened(journal)
      let draft = EntryDraft(body: Data("1".utf8))
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: [draft]))

      try await journal.backUp(to: folder.path("copy.sqlite"))

      let copy = try SQLiteJournal(path: folder.path("copy.sqlite"))
      #expect(try await copy.entries(of: name, from: 1, limit: 10).map(\.id) == [draft.id])
    }

    @Test("a backup onto a journal in use is refused, and one that fails leaves the older copy")
    func backupRefused() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let name = try await opened(journal)

      let error = await #expect(throws: JournalError.self) {
        try await journal.backUp(to: folder.path("journal.sqlite"))
      }
      #expect(error?.reason == .inUse)
      // The name of the new copy, which has more letters, is too long for the system.
      let long = folder.path(String(repeating: "c", count: 240))
      try await journal.backUp(to: folder.path("copy.sqlite"))
      try FileManager.default.moveItem(atPath: folder.path("copy.sqlite"), toPath: long)
      let copy = try Data(contentsOf: URL(filePath: long))
      await #expect(throws: JournalError.self) { try await journal.backUp(to: long) }
      #expect(try Data(contentsOf: URL(filePath: long)) == copy)
      #expect(try await journal.head(of: name) != nil)
    }

    @Test(
      "a backup onto a file that belongs to a journal is refused, and nothing of it is changed",
      arguments: ["-wal", "-shm", "-journal", "-lock", "-WAL"])
    func companions(suffix: String) async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let name = try await opened(journal)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: "journal.sqlite\(suffix)")
      try FileManager.default.createDirectory(
        atPath: folder.path("sub"), withIntermediateDirectories: true)
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      for path in ["journal.sqlite\(suffix)", "link", "sub/../journal.sqlite\(suffix)"] {
        let error = await #expect(throws: JournalError.self) {
          try await journal.backUp(to: folder.path(path))
        }
        #expect(
          error?.message.contains("belongs to the database") == true, "\(String(describing: error))"
        )
      }
      #expect(
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(""))) == Set(before))
      let batch = AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))])
      #expect(await journal.append(batch) == .answered([.kept(1)]))
      // The file of a database that nobody has open.
      let other = try DatabaseQueue(path: folder.path("other"))
      try await other.write { try $0.execute(sql: "CREATE TABLE song(title TEXT)") }
      try other.close()
      await #expect(throws: JournalError.self) {
        try await journal.backUp(to: folder.path("other\(suffix)"))
      }
      // No database has that name.
      try await journal.backUp(to: folder.path("free\(suffix)"))
    }

    @Test("a backup does not take away a journal in use that has the name of its log")
    func journalBeside() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal-wal"))
      let error = await #expect(throws: JournalError.self) {
        try await journal.backUp(to: folder.path("journal"))
      }
      #expect(error?.reason == .inUse)
      #expect(FileManager.default.fileExists(atPath: folder.path("journal-wal")))
    }

    @Test(
      "a backup that can't be written says why with its path, and leaves nothing",
      arguments: [
        ("missing/copy", JournalError.Reason.settings, "No such file or directory"),
        (String(repeating: "c", count: 300), .settings, "File name too long"),
        ("journal.sqlite/../copy", .settings, "Not a directory"),
        ("copy/", .noJournal, "ends in a slash"),
        ("journal.sqlite\0x", .noJournal, "null character"),
      ])
    func unwritable(name: String, reason: JournalError.Reason, problem: String) async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      let path = folder.path("") + "/" + name
      let error = await #expect(throws: JournalError.self) { try await journal.backUp(to: path) }
      #expect(error?.reason == reason)
      #expect(error?.message.contains(problem) == true, "\(String(describing: error))")
      #expect(error?.message.contains(name.prefix(4)) == true)
      #expect(
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(""))) == Set(before))
    }

    @Test("a path that a link leads to gets the copy, and the link stays")
    func link() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: "copy.sqlite")
      try await journal.backUp(to: folder.path("link"))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
          == "copy.sqlite")
      _ = try SQLiteJournal(path: folder.path("copy.sqlite"))
    }

    @Test(
      "what a killed process has left of a backup goes with the next one, and nothing else does")
    func leftovers() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let partial = "copy.sqlite-\(UUID().uuidString)-partial"
      let others = ["copy.sqlite-mine-partial", "other.sqlite-\(UUID().uuidString)-partial"]
      for name in others + [partial, partial + "-journal"] {
        try Data("half".utf8).write(to: URL(filePath: folder.path(name)))
      }

      try await journal.backUp(to: folder.path("copy.sqlite"))

      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      #expect(Set(names.filter { $0.contains("partial") }) == Set(others))
      #expect(names.contains("copy.sqlite"))
    }

    @Test("backups to one path at once do not spoil each other, and leave nothing beside it")
    func backupsAtOnce() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let name = try await opened(journal)
      let drafts = (1...8).map { _ in EntryDraft(body: Data(repeating: 0x31, count: 1 << 20)) }
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
      let path = folder.path("copies/copy.sqlite")
      try FileManager.default.createDirectory(
        atPath: folder.path("copies"), withIntermediateDirectories: true)

      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask {
            try await journal.backUp(to: path)
            let file = try DatabaseQueue(path: path)
            #expect(
              try await file.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM entry") } == 8)
          }
        }
        try await group.waitForAll()
      }

      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("copies"))
          .filter { $0.contains("partial") } == [])
    }
  }
#endif
