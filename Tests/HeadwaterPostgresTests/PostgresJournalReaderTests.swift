#if Postgres
  import Foundation
  import Testing

  @testable import HeadwaterPostgres

  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct PostgresJournalReaderTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    @Test("tables that an older program has written are refused, and stay as they are")
    func olderTables() async throws {
      _ = try await server.journal()
      let database = try RawConnection(server)
      let step = try await database.int("SELECT step FROM \(server.schema).format") - 1
      try await database.run("UPDATE \(server.schema).format SET step = \(step)")
      let error = await #expect(throws: JournalError.self) {
        try await PostgresJournalReader(server.url, schema: server.schema)
      }
      #expect(error?.reason == .newerFormat)
      #expect(error?.message.contains("was written by an older version of Headwater") == true)
      #expect(try await database.int("SELECT step FROM \(server.schema).format") == step)
    }

    @Test("a server whose transactions only read is read, and an app is refused")
    func readOnly() async throws {
      try await open("a/1", in: server.journal())
      let mark = server.url.contains("?") ? "&" : "?"
      let url = server.url + mark + "options=-c%20default_transaction_read_only%3Don"

      let reader = try await PostgresJournalReader(url, schema: server.schema)

      #expect(try await reader.names(after: nil, limit: 3).map(\.text) == ["a/1"])
      #expect(try await reader.head(of: StoreName("a/1"))?.number == 0)
      #expect(try await reader.problems() == [])
      let error = await #expect(throws: JournalError.self) {
        try await PostgresJournal(url, schema: server.schema)
      }
      #expect(error?.reason == .settings)
    }

    @Test("rows of no store are a problem")
    func rowsOfNoStore() async throws {
      try await open("a/1", in: server.journal())
      let database = try RawConnection(server)
      try await database.run("UPDATE \(server.schema).snapshot SET store = 77")
      let reader = try await PostgresJournalReader(server.url, schema: server.schema)
      #expect(try await reader.problems() == ["The table snapshot has rows of no store: 1."])
    }

    @Test("the parts of a new journal are those that a check expects")
    func parts() async throws {
      _ = try await server.journal()
      let tables = try JournalTables(schema: server.schema)
      let session = try Session(Address(server.url))
      #expect(Set(try session.run(tables.parts(), within: .seconds(5))) == TableParts.expected)
    }

    @Test(
      "a table, a column or an index that is missing is a problem, and damage to all who read it",
      arguments: [
        ("TABLE", "snapshot", "snapshot_pkey", "table snapshot", true),
        ("TABLE", "entry", "entry_pkey", "table entry", true),
        ("TABLE", "store", "store_pkey", "table store", true),
        ("COLUMN", "entry", "checksum", "column checksum of the table entry", true),
        ("COLUMN", "store", "epoch", "column epoch of the table store", true),
        ("CONSTRAINT", "entry", "entry_store_id_key", "index entry_store_id_key", false),
        ("INDEX", "store", "store_awake", "index store_awake", false),
      ])
    func missing(
      kind: String, table: String, part: String, problem: String, isRead: Bool
    ) async throws {
      let journal = try await server.journal()
      try await open("a/1", in: journal)
      let name = "\(server.schema).\(table)"
      let database = try RawConnection(server)
      switch kind {
      case "TABLE": try await database.run("DROP TABLE \(name)")
      case "INDEX": try await database.run("DROP INDEX \(server.schema).\(part)")
      default: try await database.run("ALTER TABLE \(name) DROP \(kind) \(part)")
      }

      let reader = try await PostgresJournalReader(server.url, schema: server.schema)
      #expect(try await reader.problems().contains("It has no \(problem)."))
      guard isRead else { return }
      let error = await #expect(throws: JournalError.self) {
        for name in try await reader.names(after: nil, limit: 1) {
          _ = try await reader.head(of: name)
          _ = try await reader.entries(of: name, from: 1, limit: 1)
          _ = try await reader.snapshot(of: name, after: nil)
        }
      }
      #expect(error?.reason == .damaged)
    }

    @Test("a database without a journal is refused, and stays without one")
    func noJournal() async throws {
      for _ in 1...2 {
        let error = await #expect(throws: JournalError.self) {
          try await PostgresJournalReader(server.url, schema: server.schema)
        }
        #expect(error?.reason == .noJournal)
        #expect(
          error?.message.hasSuffix(
            """
             has no journal in the schema \(server.schema). Nothing was created.

            Is this the address that the app opens?
            """) == true)
      }
    }

    @Test("names, entries and snapshots are read in their order, and large entries a few at a time")
    func order() async throws {
      let journal = try await server.journal()
      for text in ["b/1", "a/1", "a/2"] { try await open(text, in: journal) }
      let name = try StoreName("a/1")
      let body = Data(repeating: UInt8(ascii: "1"), count: 9 << 20)
      for _ in 1...3 {
        _ = await journal.append(
          AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: body)]))
      }
      _ = try await journal.save(snapshot(2, by: journal), of: name)

      let reader = try await PostgresJournalReader(server.url, schema: server.schema)

      #expect(try await reader.names(after: nil, limit: 2).map(\.text) == ["a/1", "a/2"])
      #expect(
        try await reader.names(after: StoreName("a/2"), limit: 2).map(\.text) == ["b/1"])
      #expect(try await reader.head(of: name)?.number == 3)
      #expect(try await reader.entries(of: name, from: 1, limit: 10).map(\.number) == [1, 2])
      #expect(try await reader.entries(of: name, from: 3, limit: 10).map(\.number) == [3])
      #expect(try await reader.snapshot(of: name, after: nil)?.number == 0)
      #expect(try await reader.snapshot(of: name, after: (0, 1))?.number == 2)
      #expect(try await reader.snapshot(of: name, after: (2, 1)) == nil)
    }

    @Test("names that are none are told by their number, and hold up neither a reader nor a keeper")
    func unusableNames() async throws {
      let journal = try await server.journal()
      for text in ["a/1", "a/2", "a/3"] { try await open(text, in: journal) }
      let database = try RawConnection(server)
      for name in ["''", "'a/2' || repeat('x', 600)"] {
        try await database.run(
          "INSERT INTO \(server.schema).store(name, version) VALUES(\(name), 1)")
      }

      let reader = try await PostgresJournalReader(server.url, schema: server.schema)

      #expect(try await reader.names(after: nil, limit: 3).map(\.text) == ["a/1", "a/2", "a/3"])
      #expect(try await reader.unusableNames() == 2)
      #expect(
        try await reader.problems() == [
          "Of the names of stores, 2 are no text of 1 to 512 bytes in UTF-8."
        ])
      // A keeper takes a page that is not full for the last one.
      #expect(
        try await journal.unkept(kind: "a", after: nil, limit: 3).map(\.text)
          == ["a/1", "a/2", "a/3"])
    }

    private func open(_ text: String, in journal: PostgresJournal) async throws {
      _ = try await journal.open(try StoreName(text), initial: snapshot(0, by: journal))
    }

    private func snapshot(_ number: Int, by journal: PostgresJournal) -> Snapshot {
      let state = Data("{}".utf8)
      return Snapshot(
        number: number, version: 1, digest: Digest(of: state), writer: journal.process, state: state
      )
    }
  }
#endif
