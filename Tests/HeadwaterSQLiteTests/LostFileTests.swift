#if SQLite
  import Foundation
  import HeadwaterSQLite
  import TestSupport
  import Testing

  /// What happens when files of a journal are deleted, cut or replaced.
  @Suite struct LostFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("journal.sqlite") }

    /// Copies the files of a journal with three entries as a killed process leaves them.
    init() async throws {
      folder = try TemporaryFolder()
      let alive = folder.path("alive.sqlite")
      let journal = try SQLiteJournal(path: alive)
      let state = Data("{}".utf8)
      _ = try await journal.open(
        try StoreName("test/1"),
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
      try await append(1, to: journal)
      try await journal.backUp(to: folder.path("backup.sqlite"))
      try await append(2, to: journal)
      for suffix in ["", "-wal", "-lock"] {
        try FileManager.default.copyItem(atPath: alive + suffix, toPath: path + suffix)
      }
    }

    private func append(_ count: Int, to journal: SQLiteJournal) async throws {
      let drafts = (0..<count).map { _ in EntryDraft(body: Data("1".utf8)) }
      _ = await journal.append(
        AppendBatch(name: try StoreName("test/1"), version: 1, drafts: drafts))
    }

    private func count() async throws -> Int? {
      try await SQLiteJournal(path: path).head(of: try StoreName("test/1"))?.number
    }

    @Test("a killed process has left everything that it was answered")
    func whole() async throws {
      #expect(try await count() == 3)
    }

    @Test("a journal without its log is refused, and has everything when the log is back")
    func withoutLog() async throws {
      try FileManager.default.moveItem(atPath: path + "-wal", toPath: folder.path("log"))
      // The main file alone is a valid database, of an earlier time.
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.reason == .damaged)

      try? FileManager.default.removeItem(atPath: path + "-wal")
      try FileManager.default.moveItem(atPath: folder.path("log"), toPath: path + "-wal")
      #expect(try await count() == 3)
    }

    @Test("an older backup in the place of a journal is refused, until its lock file is deleted")
    func olderBackup() async throws {
      for suffix in ["", "-wal"] { try FileManager.default.removeItem(atPath: path + suffix) }
      try FileManager.default.copyItem(atPath: folder.path("backup.sqlite"), toPath: path)

      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(
        error?.message == """
          The journal \(path) has 1 entry, and 3 were kept in it. It was not opened.

          Likely its log, \(path)-wal, was deleted or not copied with it; find that. If an older backup was restored \
          on purpose, delete \(path)-lock.
          """)
      try FileManager.default.removeItem(atPath: path + "-lock")
      #expect(try await count() == 1)
    }

    @Test(
      "a file that is cut to nothing or deleted is no new journal, and its log stays",
      arguments: [true, false])
    func emptied(isDeleted: Bool) async throws {
      let log = try Data(contentsOf: URL(filePath: path + "-wal"))
      try FileManager.default.removeItem(atPath: path)
      if !isDeleted { try Data().write(to: URL(filePath: path)) }

      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(
        error?.message == """
          The journal \(path) is gone: there is no such file or it is empty, and a journal was there before. Nothing \
          was changed.

          Likely it was truncated, moved or deleted. Restore a backup. To begin with an empty journal, first move \
          \(path)-wal and \(path)-lock away.
          """)
      #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == log)
    }

    @Test("a file that is deleted while it is open is noticed before the next action is kept")
    func deletedWhileOpen() async throws {
      let folder = try TemporaryFolder()
      let path = folder.path("journal.sqlite")
      let journal = try SQLiteJournal(path: path)
      #expect(await journal.reasonNotReady() == nil)
      let batch = AppendBatch(name: try StoreName("board/1"), version: 1, drafts: [])
      guard case .refused(let unknown) = await journal.append(batch) else {
        Issue.record("a store that is not there takes a batch")
        return
      }
      #expect(unknown.reason != .damaged)

      try FileManager.default.removeItem(atPath: path)

      #expect(await journal.reasonNotReady() == "The journal is not reached.")
      guard case .refused(let error) = await journal.append(batch) else {
        Issue.record("a deleted journal takes a batch")
        return
      }
      #expect(error.reason == .damaged)
      #expect(error.message.hasPrefix("The journal \(path) was deleted or replaced while"))
    }

    /// Opens a journal with an entry.
    private func alive() async throws -> (path: String, SQLiteJournal) {
      let path = folder.path("open.sqlite")
      let journal = try SQLiteJournal(path: path)
      let state = Data("{}".utf8)
      _ = try await journal.open(
        try StoreName("test/1"),
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
      try await append(1, to: journal)
      return (path, journal)
    }

    @Test(
      "a store whose files are gone takes no more actions, and says so before its sender goes on",
      arguments: ["", "-wal"])
    @MainActor func storeOfLostFile(suffix: String) async throws {
      let path = folder.path("store.sqlite")
      let journal = try SQLiteJournal(path: path)
      let store = try await journal.store(
        "list", initialState: Shopping.State(), reducer: Shopping(), isManual: true)
      var issues: [String] = []
      store.onIssue = { issues.append($0.message) }
      try FileManager.default.removeItem(atPath: path + suffix)

      var status: JournalStatus?
      store.send(.added("Milk")) { [weak store] _ in status = store?.journal?.status }
      while await store.journal?.step() == true {}
      guard case .readOnly(let error) = status else {
        Issue.record("The status is \(String(describing: status)).")
        return
      }
      #expect(error.reason == .damaged)
      #expect(issues.contains(error.message))
      #expect(store.items == [])
    }

    private func refusal(_ journal: SQLiteJournal) async throws -> JournalError? {
      let draft = EntryDraft(body: Data("1".utf8))
      let outcome = await journal.append(
        AppendBatch(name: try StoreName("test/1"), version: 1, drafts: [draft]))
      if case .refused(let error) = outcome { return error }
      return nil
    }

    @Test("a log that is deleted while it is open is noticed, and what was kept is not lost")
    func logDeletedWhileOpen() async throws {
      let (path, journal) = try await alive()
      try await append(3, to: journal)
      try FileManager.default.removeItem(atPath: path + "-wal")

      let error = try await refusal(journal)
      #expect(error?.reason == .damaged)
      #expect(
        error?.message == """
          The log of the journal \(path) was deleted while this process has it open. Actions are refused, since nobody \
          would find them again. What was kept before was moved from the log into the journal.

          End this process and start it again. `headwater-journal check` says whether everything is there.
          """)
      // The file alone has everything, as the next process finds it.
      let copy = folder.path("copy.sqlite")
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      #expect(try await SQLiteJournal(path: copy).head(of: try StoreName("test/1"))?.number == 4)
      withExtendedLifetime(journal) {}
    }

    @Test("a log that is replaced while it is open is noticed")
    func logReplacedWhileOpen() async throws {
      let (path, journal) = try await alive()
      try FileManager.default.moveItem(atPath: path + "-wal", toPath: folder.path("log"))
      try Data().write(to: URL(filePath: path + "-wal"))
      let error = try await refusal(journal)
      #expect(error?.message.hasPrefix("The log of the journal \(path) was deleted or") == true)
    }

    @Test("a second process is refused, by whatever path it comes")
    func links() async throws {
      let (path, journal) = try await alive()
      let link = folder.path("link.sqlite")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "open.sqlite")
      let folderLink = folder.path("here")
      try FileManager.default.createSymbolicLink(atPath: folderLink, withDestinationPath: ".")
      for other in [link, folderLink + "/open.sqlite", folderLink + "/link.sqlite"] {
        let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: other) }
        #expect(error?.reason == .inUse)
        let backup = await #expect(throws: JournalError.self) {
          try await journal.backUp(to: other)
        }
        #expect(backup?.reason == .inUse)
      }
      #expect(try await SQLiteJournalReader(path: link).head(of: try StoreName("test/1")) != nil)
      #expect(try await refusal(journal) == nil)
      #expect(FileManager.default.fileExists(atPath: path + "-lock"))
      #expect(!FileManager.default.fileExists(atPath: link + "-lock"))
    }

    @Test("a journal may be opened by a symbolic link to where it will be")
    func linkToNothing() async throws {
      let link = folder.path("link.sqlite")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "new.sqlite")
      let journal = try SQLiteJournal(path: link)
      let error = #expect(throws: JournalError.self) {
        try SQLiteJournal(path: folder.path("new.sqlite"))
      }
      #expect(error?.reason == .inUse)
      withExtendedLifetime(journal) {}
    }

    @Test("after the lock file was deleted, one of two processes writes")
    func lockDeleted() async throws {
      let (path, journal) = try await alive()
      try FileManager.default.removeItem(atPath: path + "-lock")
      // Nobody has come meanwhile.
      #expect(try await refusal(journal) == nil)
      #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }

      try FileManager.default.removeItem(atPath: path + "-lock")
      let other = try SQLiteJournal(path: path)
      #expect(try await refusal(journal)?.reason == .inUse)
      #expect(try await refusal(other) == nil)
    }

    @Test("a file that is cut in the middle is refused, and stays as it is")
    func cut() async throws {
      try await SQLiteJournal(path: folder.path("backup.sqlite")).backUp(to: path)
      let file = try FileHandle(forUpdating: URL(filePath: path))
      try file.truncate(atOffset: 8_192)
      try file.close()
      let bytes = try Data(contentsOf: URL(filePath: path))

      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.reason == .damaged)
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
  }
#endif
