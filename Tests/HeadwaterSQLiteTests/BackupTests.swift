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
