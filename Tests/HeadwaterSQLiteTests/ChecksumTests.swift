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

    @Test(
      "a store with a damaged head does not hold up those whose actions are written with its own")
    func damagedHead() async throws {
      let journal = try SQLiteJournal(path: path)
      let state = Data("{}".utf8)
      let names = try (1...4).map { try StoreName("list/\($0)") }
      for name in names {
        _ = try await journal.open(
          name,
          initial: Snapshot(
            number: 0, version: 1, digest: Digest(of: state), writer: journal.process,
            state: state))
      }
      func append(_ name: StoreName) async -> AppendOutcome {
        let drafts = [EntryDraft(body: Data("1".utf8))]
        return await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
      }
      for name in names { _ = await append(name) }
      // Its next entry would be the first one once more.
      try change("UPDATE store SET number = 0 WHERE name = 'list/2'")

      async let first = append(names[0])
      async let second = append(names[1])
      async let third = append(names[2])
      async let fourth = append(names[3])
      let outcomes = await [first, second, third, fourth]
      for index in [0, 2, 3] { #expect(outcomes[index] == .answered([.kept(2)])) }
      #expect(outcomes[1] == .refused(.taken(1, beyond: 0, of: names[1])))
    }

    @Test("a store whose head another program has lowered closes, says so, and can be finished")
    func loweredHead() async throws {
      let store = try await opened()
      for item in ["Milk", "Bread", "Salt"] { store.send(.added(item)) }
      while await store.journal?.step() == true {}
      try change("UPDATE store SET number = 1")
      var answer: Result<Int, JournalError>?
      store.send(.added("Tea")) { answer = $0 }
      await store.journal?.finish()

      let error = JournalError.taken(2, beyond: 1, of: try StoreName("list"))
      #expect(answer == .failure(error))
      #expect(store.journal?.status == .readOnly(error))
      #expect(
        error.message == """
          The journal has an entry 2 of the store "list", and its head says that the last one is 1. Nothing was written \
          or overwritten. The store shows what it has, and takes no actions.

          Likely the table of stores was changed by hand. Restore it from a backup.
          """)
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
