#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournalTesting
  import TestSupport
  import Testing

  @testable import HeadwaterSQLite

  @Suite struct SQLiteJournalTests {
    @Test("a journal in a file is a journal", arguments: JournalConformance.rules)
    func conformance(rule: JournalConformance.Rule) async throws {
      let folder = try TemporaryFolder()
      try await rule.check { try SQLiteJournal(path: folder.path("journal.sqlite")) }
    }

    @Test("each commit waits for the disk")
    func synchronous() throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let (synchronous, mode) = try journal.settings()
      #expect(synchronous == 2)
      #expect(mode == "wal")
    }

    @Test("a second process is refused")
    func secondProcess() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      let journal = try SQLiteJournal(path: path)

      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }

      #expect(
        error?.message == """
          The journal \(path) is in use by another process, or is open twice in this one. It was not opened.

          An SQLite journal has one process. End the other one, or keep the stores in PostgreSQL.
          """)
      withExtendedLifetime(journal) {}
    }

    @Test(
      "a journal that was let go is free, whoever has a part of it or of its lock a moment longer")
    func letGo() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      var journal: SQLiteJournal? = try SQLiteJournal(path: path)
      let writer = journal?.writer
      // As a program has it that is just being started.
      let descriptor = try #require(Self.descriptor(of: path + "-lock"))
      let copy = dup(descriptor)
      defer { close(copy) }

      journal = nil

      journal = try SQLiteJournal(path: path)
      withExtendedLifetime(writer) {}
    }

    /// The number under which this process has a file open.
    private static func descriptor(of path: String) -> Int32? {
      var file = stat()
      guard stat(path, &file) == 0 else { return nil }
      return (Int32(0)..<1_024).first { descriptor in
        var open = stat()
        return fstat(descriptor, &open) == 0 && open.st_ino == file.st_ino
          && open.st_dev == file.st_dev
      }
    }

    @Test(
      "a file that is no database, and one of another program, are refused and stay as they are")
    func otherFiles() throws {
      let folder = try TemporaryFolder()
      let text = folder.path("text")
      let bytes = Data(String(repeating: "no database ", count: 100).utf8)
      try bytes.write(to: URL(filePath: text))
      #expect(throws: JournalError.self) { try SQLiteJournal(path: text) }
      #expect(try Data(contentsOf: URL(filePath: text)) == bytes)

      let other = folder.path("other.sqlite")
      try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE song(title TEXT)") }
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: other) }
      #expect(
        error?.message == """
          The file \(other) is a database of another program. It was not changed.

          Give the journal a file of its own.
          """)
      let tables = try DatabaseQueue(path: other).read {
        try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
      }
      #expect(tables == ["song"])
    }

    @Test("a file of a newer version, and a folder that is not there, are refused with the reason")
    func newer() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      do { _ = try SQLiteJournal(path: path) }
      try DatabaseQueue(path: path).write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES('later')")
      }
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.reason == .newerFormat)

      let missing = #expect(throws: JournalError.self) {
        try SQLiteJournal(path: folder.path("none/journal.sqlite"))
      }
      #expect(missing?.reason == .damaged)
    }

    @Test(
      "a full disk refuses the append, loses nothing, and takes the same batch when there is room")
    func full() async throws {
      let folder = try TemporaryFolder()
      let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
      let name = try await opened(journal)
      try await journal.limitPages(to: 16)
      let large = AppendBatch(
        name: name, version: 1, drafts: [EntryDraft(body: Data(count: 1 << 20))])

      let outcome = await journal.append(large)
      guard case .refused(let error) = outcome else {
        Issue.record("The append was not refused: \(outcome)")
        return
      }
      #expect(error.reason == .full)
      try await journal.limitPages(to: 1 << 20)

      #expect(await journal.append(large) == .answered([.kept(1)]))
    }

    @Test("a lock of another program is a reason to wait")
    func locked() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      let journal = try SQLiteJournal(path: path, lockTimeout: 0)
      let name = try await opened(journal)
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: path, configuration: configuration)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      let batch = AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))])

      let outcome = await journal.append(batch)
      guard case .refused(let error) = outcome else {
        Issue.record("The append was not refused: \(outcome)")
        return
      }
      #expect(error.reason == .inUse)
      try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }

      #expect(await journal.append(batch) == .answered([.kept(1)]))
    }

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

    @Test("a row that no journal writes is an error, and ends no process")
    func wrongRow() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      let journal = try SQLiteJournal(path: path)
      let name = try await opened(journal)
      _ = await journal.append(
        AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))]))
      try await DatabaseQueue(path: path).write {
        try $0.execute(sql: "UPDATE entry SET id = 'none'")
      }

      let error = await #expect(throws: JournalError.self) {
        try await journal.entries(of: name, from: 1, limit: 1)
      }
      #expect(
        error?.message == """
          The journal \(path) is damaged: a row has a wrong value in the column "id". It was not changed.

          Likely the disk has failed, or the file was copied while it was written. Restore a backup, and make backups \
          with `backUp(to:)`.
          """)
    }

    private func opened(_ journal: SQLiteJournal) async throws -> StoreName {
      let name = try StoreName("test/1")
      let state = Data("{}".utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
      return name
    }
  }
#endif
