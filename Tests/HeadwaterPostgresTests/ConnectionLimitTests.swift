#if Postgres
  import Foundation
  import Testing

  @testable import HeadwaterPostgres

  /// A server that gives a process fewer connections than it asks for.
  /// One after the other, since the server refuses two grants at once.
  @Suite(
    .serialized,
    .enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct ConnectionLimitTests {
    private let server: TestServer
    private let owner: RawConnection
    private var role: String { "few_\(server.schema)" }

    init() throws {
      server = try TestServer()
      owner = try RawConnection(server)
    }

    /// Makes a user with a number of connections.
    private func url(limit: Int) async throws -> String {
      var components = try #require(URLComponents(string: server.url))
      try await owner.run(
        """
        CREATE ROLE \(role) LOGIN CONNECTION LIMIT \(limit) PASSWORD 'x';
        GRANT CREATE ON DATABASE \(components.path.dropFirst()) TO \(role)
        """)
      components.user = role
      components.password = "x"
      return try #require(components.string)
    }

    private func drop() async throws {
      try await owner.run(
        "REASSIGN OWNED BY \(role) TO CURRENT_USER; DROP OWNED BY \(role); DROP ROLE \(role)")
    }

    private func opened(_ name: StoreName, _ journal: PostgresJournal) async throws {
      let state = Data("{}".utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
    }

    private func batch(_ name: StoreName) -> AppendBatch {
      AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))])
    }

    @Test("statements wait for the connections that there are where no more can be made")
    func few() async throws {
      let journal = try await PostgresJournal(
        url(limit: 2), schema: server.schema, connections: 4, hints: .none)
      let names = try (1...8).map { try StoreName("board/\($0)") }
      for name in names { try await opened(name, journal) }
      for round in 1...3 {
        await withTaskGroup(of: Void.self) { group in
          for name in names {
            group.addTask {
              #expect(await journal.append(batch(name)) == .answered([.kept(round)]))
              let head = try? await journal.head(of: name)
              #expect(head?.number == round)
            }
          }
        }
      }
      try await drop()
    }

    @Test("the only connection belongs to the statements: the hints give it up")
    func one() async throws {
      let url = try await url(limit: 1)
      let tables = try JournalTables(schema: server.schema)
      let only = Server(
        address: try Address(url), tables: tables, answerTime: .seconds(10), lockTime: .seconds(1))
      let pool = ConnectionPool(only, count: 2)
      try await pool.migrate()
      #expect(pool.isConnected)
      try await owner.run(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '\(role)'")
      let hints = ListeningConnection()
      let payloads = try await hints.start(only)
      pool.whenStarved { Task { await hints.stop() } }

      let name = try StoreName("board/1")
      await #expect(throws: (any Error).self) { try await pool.run(tables.head(of: name)) }
      #expect(!pool.isConnected)
      for await _ in payloads {}
      while try await owner.int(
        "SELECT count(*) FROM pg_stat_activity WHERE usename = '\(role)'") > 0
      {}
      let later = Server(
        address: only.address, tables: tables, answerTime: .seconds(10), lockTime: .seconds(1))
      #expect(try await ConnectionPool(later, count: 1).run(tables.head(of: name)).isEmpty)
      try await drop()
    }
  }
#endif
