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
      #expect(missing?.reason == .settings)
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
  }

  /// Opens a store, and returns its name.
  func opened(_ journal: SQLiteJournal) async throws -> StoreName {
    let name = try StoreName("test/1")
    let state = Data("{}".utf8)
    _ = try await journal.open(
      name,
      initial: Snapshot(
        number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
    return name
  }
#endif
