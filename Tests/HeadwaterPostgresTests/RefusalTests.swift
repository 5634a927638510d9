#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct RefusalTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    private func refusal(_ url: String? = nil, schema: String? = nil) async -> JournalError? {
      await #expect(throws: JournalError.self) {
        try await PostgresJournal(url ?? server.url, schema: schema ?? server.schema, hints: .none)
      }
    }

    @Test("a wrong password is named, and not shown")
    func password() async throws {
      var url = try #require(URLComponents(string: server.url))
      let place = "127.0.0.1:\(url.port ?? 0)/postgres"
      url.password = "secret"
      let error = await refusal(url.string)

      #expect(error?.reason == .signIn)
      #expect(error?.message.contains("secret") == false)
      #expect(error?.message.ranges(of: "FATAL").count == 1)
      #expect(
        error?.message.hasPrefix("The PostgreSQL server at \(place) has refused the user: ") == true
      )
      #expect(
        error?.message.hasSuffix(
          """
          FATAL:  password authentication failed for user "headwater". Nothing was opened.

          Likely the password was mistyped or changed, or has expired, or there is no such user: the server does not \
          tell which. Check the user and the password in the URL.
          """) == true)
    }

    @Test("a URL without the password that the server asks for says so")
    func noPassword() async throws {
      var url = try #require(URLComponents(string: server.url))
      url.password = nil
      let error = await refusal(url.string)
      #expect(error?.reason == .signIn)
      #expect(
        error?.message.hasSuffix(
          "Likely the URL has no password. Give it one: postgresql://user:password@host/database.")
          == true)
    }

    @Test("a server that is not there, and an address that is none, are refused with the reason")
    func address() async throws {
      let away = await refusal("postgresql://headwater@127.0.0.1:1/postgres")
      #expect(away?.reason == .away)
      #expect(away?.message.contains("Connection refused") == true)

      #expect(await refusal("nonsense")?.reason == .settings)
      let unreadable = await refusal("postgresql://headwater:sec%zzret@localhost/postgres")
      #expect(unreadable?.reason == .settings)
      #expect(
        unreadable?.message == """
          The address of the PostgreSQL server can't be read: its form is wrong. Nothing was opened.

          It has the form postgresql://user:password@host:5432/database?sslmode=verify-full. Characters such as @ and \
          / in a password are written as %40 and %2F.
          """)
    }

    @Test("a server is reached by TLS if its certificate is the expected one, and refused if not")
    func encryption() async throws {
      let folder = ProcessInfo.processInfo.environment["POSTGRES_FOLDER"] ?? ""
      let safe = try TestServer(
        "\(server.url)?sslmode=verify-full&sslrootcert=\(folder)/server.crt")
      let journal = try await safe.journal()
      #expect(try await journal.head(of: try StoreName("board/1")) == nil)
      let encrypted = "SELECT count(*) FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl"
      #expect(try await RawConnection(safe).int(encrypted) == 1)

      let other = await refusal("\(server.url)?sslmode=verify-full&sslrootcert=\(folder)/other.crt")
      #expect(other?.message.contains("certificate verify failed") == true)
    }

    @Test(
      "settings that would lose entries are refused",
      arguments: [
        ("synchronous_commit=off", "synchronous_commit is off"),
        (
          "default_transaction_isolation=serializable",
          "default_transaction_isolation is serializable"
        ),
        ("default_transaction_read_only=on", "its transactions are read-only"),
      ])
    func settings(option: String, problem: String) async throws {
      let option = option.replacing("=", with: "%3D")
      let error = await refusal(server.url + "?options=-c%20\(option)")
      #expect(error?.reason == .settings)
      #expect(error?.message.contains("can't keep a journal: \(problem)") == true)
    }

    @Test(
      "tables of a newer version are refused, also by a process that has them open, and stay as they are"
    )
    func newerTables() async throws {
      let journal = try await server.journal(connections: 1)
      let other = try RawConnection(server)
      try await other.run("UPDATE \(server.schema).format SET step = 99")
      let error = await refusal()
      #expect(error?.reason == .newerFormat)
      #expect(try await other.int("SELECT step FROM \(server.schema).format") == 99)

      try await other.run(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE '%\(server.schema)%' AND pid <> pg_backend_pid()
        """)
      let late = await #expect(throws: JournalError.self) {
        try await journal.head(of: try StoreName("board/1"))
      }
      #expect(late?.reason == .newerFormat)
    }

    @Test("a schema of another program, and a name that would have to be quoted, are refused")
    func schemas() async throws {
      let other = try RawConnection(server)
      try await other.run("CREATE SCHEMA \(server.schema); CREATE TABLE \(server.schema).song()")
      #expect(await refusal()?.reason == .damaged)
      #expect(
        try await other.int(
          "SELECT count(*) FROM pg_class WHERE relnamespace = '\(server.schema)'::regnamespace")
          == 1)

      #expect(await refusal(schema: "a\"b")?.reason == .settings)
    }
  }
#endif
