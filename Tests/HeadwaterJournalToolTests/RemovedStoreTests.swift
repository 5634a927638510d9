#if JournalTool && SQLite
  import Foundation
  import GRDB
  import HeadwaterSQLite
  import Testing

  @testable import HeadwaterPostgres

  /// A store that is removed by hand, with the statements of the article Operating.
  @MainActor @Suite("A store that is removed by hand", .timeLimit(.minutes(3)))
  struct RemovedStoreTests {
    private let file: JournalFile
    private let script: String

    init() throws {
      file = try JournalFile()
      script = try Self.article()
    }

    /// The statements as the article has them.
    private static func article() throws -> String {
      let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/HeadwaterJournal/HeadwaterJournal.docc/Operating.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      let section = try #require(text.components(separatedBy: "\n### Remove a store\n").last)
      let block = try #require(section.components(separatedBy: "\n```sql\n").dropFirst().first)
      return try #require(block.components(separatedBy: "\n```").first)
    }

    private func remove() throws {
      try DatabaseQueue(path: file.path).writeWithoutTransaction { try $0.execute(sql: script) }
    }

    /// The rows of the removed store; all others belong to the store 2.
    private nonisolated static let rows =
      ["store WHERE id <> 2"]
      + ["entry", "snapshot", "attempt"].map { "\($0) WHERE store <> 2" }

    private func opened(
      _ journal: some Journal, _ name: String = "board/42"
    ) async throws -> Store<Board.State, Board.Action> {
      let store = try await journal.store(
        name, initialState: Board.State(), reducer: Board(), isManual: true)
      store.onIssue = { _ in }
      return store
    }

    private func add(_ card: String, to store: Store<Board.State, Board.Action>) async {
      store.send(.added(card))
      while await store.journal?.step() == true {}
    }

    /// Expects that a store which was removed while it was open takes no actions.
    private func expectClosed(_ store: Store<Board.State, Board.Action>) async {
      guard case .readOnly = store.journal?.status else {
        Issue.record("The status is \(String(describing: store.journal?.status)).")
        return
      }
      await store.journal?.finish()
      #expect(store.journal?.waitingCount == 0)
    }

    @Test("while no process has the file, nothing of it is left, and the name begins anew")
    func closed() async throws {
      try await file.add(["Milk", "Bread", "Salt"], to: "board/42")
      try await file.add(["Nails"], to: "board/1")
      try file.change("INSERT INTO attempt VALUES(1, zeroblob(16), 1, 1, 2)")
      try remove()

      let left = try await DatabaseQueue(path: file.path).read { database in
        try Self.rows.map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") }
      }
      #expect(left == [0, 0, 0, 0])
      // As the article says: it counts the entries that were answered.
      #expect(throws: JournalError.self) { try SQLiteJournal(path: file.path) }
      try FileManager.default.removeItem(atPath: file.path + "-lock")
      #expect(try await run(["check", "-j", file.path]).status == 0)
      let journal = try SQLiteJournal(path: file.path)
      let store = try await opened(journal)
      await add("Flour", to: store)
      #expect(store.cards == ["Flour"])
      #expect(try await opened(journal, "board/1").cards == ["Nails"])
    }

    @Test("a process that has it open keeps nothing of it any more, and the other stores go on")
    func open() async throws {
      var journal: SQLiteJournal? = try SQLiteJournal(path: file.path)
      if let journal {
        let (store, other) = (try await opened(journal), try await opened(journal, "board/1"))
        await add("Milk", to: store)
        await add("Nails", to: other)
        try remove()
        await add("Bread", to: store)
        await add("Screws", to: other)

        await expectClosed(store)
        #expect(other.journal?.status == .following)
        #expect(try await opened(journal).cards == [])
      }
      journal = nil
      try FileManager.default.removeItem(atPath: file.path + "-lock")
      #expect(try await run(["check", "-j", file.path]).status == 0)
      let next = try SQLiteJournal(path: file.path)
      #expect(try await opened(next, "board/1").cards == ["Nails", "Screws"])
    }

    #if Postgres
      private nonisolated static let url = ProcessInfo.processInfo.environment["POSTGRES_URL"]

      @Test(
        "in PostgreSQL too, while processes have it open and while none has",
        .enabled(if: url != nil, "Scripts/with-postgres starts a server for it"),
        arguments: [nil, "look", "send"])
      func postgres(open: String?) async throws {
        let url = try #require(Self.url)
        let schema = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        let journal = try await PostgresJournal(url, schema: schema, connections: 2, hints: .none)
        var store: Store<Board.State, Board.Action>? = try await opened(journal)
        let other = try await opened(journal, "board/1")
        if let store { await add("Milk", to: store) }
        await add("Nails", to: other)
        if open == nil { store = nil }

        let session = try Session(Address(url))
        try session.run(
          script: "SET search_path = \(schema);" + script, within: .seconds(10))
        for rows in Self.rows {
          let count = Statement("SELECT count(*) FROM \(rows)") { $0.int(0) }
          #expect(try session.run(count, within: .seconds(10)) == [0], "\(rows)")
        }

        if let store {
          if open == "look" { store.journal?.look() } else { store.send(.added("Bread")) }
          while await store.journal?.step() == true {}
          await expectClosed(store)
        }
        await add("Screws", to: other)
        #expect(other.journal?.status == .following)
        let reader = try await PostgresJournalReader(url, schema: schema)
        #expect(try await reader.problems() == [])
        let next = try await PostgresJournal(url, schema: schema, connections: 1, hints: .none)
        #expect(try await opened(next).cards == [])
        #expect(try await opened(next, "board/1").cards == ["Nails", "Screws"])
      }
    #endif
  }
#endif
