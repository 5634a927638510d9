#if SQLite
  import Foundation
  import GRDB
  import HeadwaterSQLite
  import TestSupport
  import Testing

  /// Pages that a failed disk has damaged.
  @MainActor @Suite struct DamagedPageTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("journal.sqlite") }

    init() throws {
      folder = try TemporaryFolder()
    }

    private func opened(
      _ name: String, _ journal: SQLiteJournal
    ) async throws -> Store<Shopping.State, Shopping.Action> {
      let store = try await journal.store(
        name, initialState: Shopping.State(), reducer: Shopping(), isManual: true)
      store.onIssue = { _ in }
      return store
    }

    /// Keeps many items in three stores, in a process that is then gone.
    private func fill() async throws {
      let journal = try SQLiteJournal(path: path)
      for number in 1...3 {
        let store = try await opened("list/\(number)", journal)
        for item in 0..<300 {
          store.send(.added("item \(number)-\(item) " + String(repeating: "x", count: 100)))
        }
        await store.journal?.finish()
      }
    }

    /// Changes the page of the file that has a text.
    private func damage(_ text: String, _ change: (inout Data, Range<Int>) -> Void) throws {
      var file = try Data(contentsOf: URL(filePath: path))
      let place = try #require(file.firstRange(of: Data(text.utf8))).lowerBound
      change(&file, place / 4_096 * 4_096..<(place / 4_096 + 1) * 4_096)
      try file.write(to: URL(filePath: path))
    }

    @Test(
      "a damaged page closes the stores whose rows it has, and no other",
      arguments: ["type", "zeros", "chance"])
    func page(_ way: String) async throws {
      try await fill()
      try damage("item 2-150 ") { file, page in
        switch way {
        case "type": file[page.lowerBound] = 0
        case "zeros": file.replaceSubrange(page, with: Data(count: page.count))
        default:
          var random = SeededGenerator(seed: 7)
          for place in page { file[place] = UInt8(truncatingIfNeeded: random.next()) }
        }
      }
      #expect(try await SQLiteJournalReader(path: path).problems().isEmpty == false)
      let journal = try SQLiteJournal(path: path)
      for name in ["list/1", "list/3", "list/4"] {
        let store = try await opened(name, journal)
        let count = store.items.count
        #expect(count == (name == "list/4" ? 0 : 300))
        store.send(.added("after"))
        await store.journal?.finish()
        #expect(store.items.count == count + 1)
        #expect(store.journal?.status == .following)
      }
      await #expect(throws: JournalError.self) { try await opened("list/2", journal) }
    }

    @Test("a file that has lost pages at its end is refused")
    func cut() async throws {
      try await fill()
      let file = try Data(contentsOf: URL(filePath: path))
      try file.prefix(file.count / 2 / 4_096 * 4_096).write(to: URL(filePath: path))
      let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
      #expect(error?.reason == .damaged)
    }

    @Test("an action that a trigger refuses is refused with its text, and the others stand")
    func trigger() async throws {
      let journal = try SQLiteJournal(path: path)
      let store = try await opened("list/1", journal)
      try await DatabaseQueue(path: path).write { database in
        try database.execute(
          sql: """
            CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN CAST(NEW.body AS TEXT) LIKE '%poison%'
            BEGIN SELECT RAISE(ABORT, 'poison is not sold here'); END
            """)
      }
      var issues: [String] = []
      store.onIssue = { issues.append($0.message) }
      for item in ["Milk", "poison", "Bread"] { store.send(.added(item)) }
      await store.journal?.finish()
      #expect(store.items == ["Milk", "Bread"])
      #expect(store.journal?.status == .following)
      #expect(
        issues == [
          """
          The database at \(path) has refused an action of the store "list/1": poison is not sold here (SQLite error \
          1811). The action was not kept, and those after it go on.

          Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that, \
          and send the action again.
          """
        ])
    }
  }
#endif
