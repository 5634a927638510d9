#if SQLite
  import Foundation
  import GRDB
  import HeadwaterSQLite
  import TestSupport
  import Testing

  /// The checksums of entries in a file.
  @MainActor @Suite struct ChecksumTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("journal.sqlite") }

    init() throws {
      folder = try TemporaryFolder()
    }

    private func opened() async throws -> Store<Shopping.State, Shopping.Action> {
      let store = try await SQLiteJournal(path: path).store(
        "list", initialState: Shopping.State(), reducer: Shopping(), isManual: true)
      store.onIssue = { _ in }
      return store
    }

    /// Sends items in a process that is then gone.
    private func add(_ items: [String]) async throws {
      let store = try await opened()
      for item in items { store.send(.added(item)) }
      await store.journal?.finish()
    }

    private func change(_ sql: String) throws {
      try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    }

    @Test(
      "one byte of a stored action that is changed in the file closes the store, and names the entry"
    )
    func changedByte() async throws {
      try await add(["Milk", "Bread", "Salt"])
      // The log is in the file when no process has it open.
      var file = try Data(contentsOf: URL(filePath: path))
      let place = try #require(file.firstRange(of: Data("Bread".utf8)))
      file[place.lowerBound + 2] = UInt8(ascii: "o")
      try file.write(to: URL(filePath: path))

      let store = try await opened()
      #expect(store.items == ["Milk"])
      guard case .readOnly(let error) = store.journal?.status else {
        Issue.record("The store is not read-only.")
        return
      }
      #expect(error.reason == .damaged)
      #expect(error.message.hasPrefix("Entry 2 of the store \"list\" is damaged: "))
    }

    @Test("a file without checksums is migrated: its entries stand, and new ones have checksums")
    func older() async throws {
      try await add(["Milk", "Bread"])
      try change(
        """
        ALTER TABLE entry DROP COLUMN checksum;
        DELETE FROM grdb_migrations WHERE identifier = 'checksums';
        """)

      try await add(["Salt"])

      #expect(try await opened().items == ["Milk", "Bread", "Salt"])
      let reader = try SQLiteJournalReader(path: path)
      let entries = try await reader.entries(of: try StoreName("list"), from: 1, limit: 9)
      #expect(entries.map { $0.checksum == nil } == [true, true, false])
      #expect(!entries.contains { !$0.isWhole })
    }
  }
#endif
