#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  /// What is said when there is no connection: to an app that opens its journal, and to a reader.
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct ConnectionTests {
    /// A URL that leads to an error, made of that of the server.
    struct Case: Sendable, CustomTestStringConvertible {
      let testDescription: String
      var change: @Sendable (inout URLComponents) -> Void = { _ in }
      let reason: JournalError.Reason
      /// The text, in which HOST and PORT stand for those of the server, and FOLDER for that of its files.
      let text: String
    }

    static let cases = [
      Case(
        testDescription: "no such database",
        change: { $0.path = "/nowhere" }, reason: .away,
        text: """
          The PostgreSQL server at HOST:PORT/nowhere can't be reached: connection to server at "HOST", port PORT failed: \
          FATAL:  database "nowhere" does not exist. Nothing was opened.

          Restore the database from a backup or create it, or correct the URL.
          """),
      Case(
        testDescription: "no such user, of whom no password is asked",
        change: { components in
          components.user = "nobody"
          components.password = nil
          components.host = nil
          components.queryItems = [
            URLQueryItem(name: "host", value: folder),
            URLQueryItem(name: "port", value: components.port.map { "\($0)" }),
          ]
          components.port = nil
        }, reason: .signIn,
        text: """
          The PostgreSQL server at FOLDER:PORT/postgres has refused the user: connection to server on socket \
          "FOLDER/.s.PGSQL.PORT" failed: FATAL:  role "nobody" does not exist. Nothing was opened.

          Create the user on the server, or correct it in the URL.
          """),
      Case(
        testDescription: "a user whom pg_hba.conf refuses",
        change: {
          $0.user = "refused"
          $0.queryItems = [URLQueryItem(name: "sslmode", value: "disable")]
        }, reason: .signIn,
        text: """
          The PostgreSQL server at HOST:PORT/postgres has refused the user: connection to server at "HOST", port PORT \
          failed: FATAL:  pg_hba.conf rejects connection for host "HOST", user "refused", database "postgres", no \
          encryption. Nothing was opened.

          The server has no rule for this user from here, or one that refuses it. Add one to its pg_hba.conf, or correct \
          the user, the database or sslmode in the URL.
          """),
      Case(
        testDescription: "a certificate of somebody else",
        change: {
          $0.queryItems = [
            URLQueryItem(name: "sslmode", value: "verify-full"),
            URLQueryItem(name: "sslrootcert", value: "\(folder)/other.crt"),
          ]
        }, reason: .settings,
        text: """
          The PostgreSQL server at HOST:PORT/postgres can't be reached as the URL asks: connection to server at "HOST", \
          port PORT failed: SSL error: certificate verify failed. Nothing was opened.

          Likely sslrootcert in the URL is not the file of the authority that has signed the certificate of the server, \
          or the certificate has expired. Another machine may answer in its place.
          """),
      Case(
        testDescription: "a certificate for another host",
        change: {
          $0.host = "localhost"
          $0.queryItems = [
            URLQueryItem(name: "hostaddr", value: "127.0.0.1"),
            URLQueryItem(name: "sslmode", value: "verify-full"),
            URLQueryItem(name: "sslrootcert", value: "\(folder)/server.crt"),
          ]
        }, reason: .settings,
        text: """
          The PostgreSQL server at localhost:PORT/postgres can't be reached as the URL asks: connection to server at \
          "HOST", port PORT failed: server certificate for "127.0.0.1" (and 1 other name) does not match \
          host name "localhost". Nothing was opened.

          Give the URL the host for which the certificate was made, or the server a certificate for this host. Another \
          machine may answer in its place.
          """),
      Case(
        testDescription: "a root certificate that is not there",
        change: {
          $0.queryItems = [
            URLQueryItem(name: "sslmode", value: "verify-full"),
            URLQueryItem(name: "sslrootcert", value: "/nowhere.crt"),
          ]
        }, reason: .settings,
        text: """
          The PostgreSQL server at HOST:PORT/postgres can't be reached as the URL asks: connection to server at "HOST", \
          port PORT failed: root certificate file "/nowhere.crt" does not exist; Either provide the file or change \
          sslmode to disable server certificate verification. Nothing was opened.

          Put the file of the authority that has signed the certificate of the server there, or correct sslrootcert in \
          the URL. sslrootcert=system takes those that this machine trusts.
          """),
      Case(
        testDescription: "an sslmode that there is not",
        change: { $0.queryItems = [URLQueryItem(name: "sslmode", value: "safe")] },
        reason: .settings,
        text: """
          The PostgreSQL server at HOST:PORT/postgres can't be reached as the URL asks: invalid sslmode value: "safe". \
          Nothing was opened.

          Correct it in the URL.
          """),
      Case(
        testDescription: "no such host",
        change: { $0.host = "no-such-host.invalid" }, reason: .away,
        text: """
          The PostgreSQL server at no-such-host.invalid:PORT/postgres can't be reached: could not translate host name \
          "no-such-host.invalid" to address: \(unknownHost). Nothing was opened.

          No machine with this name is known here. Correct the host in the URL, or look after the name service of this \
          machine.
          """),
      Case(
        testDescription: "no server at the port",
        change: { $0.port = 1 }, reason: .away,
        text: """
          The PostgreSQL server at HOST:1/postgres can't be reached: connection to server at "HOST", port 1 failed: \
          Connection refused. Nothing was opened.

          Does the server run, and does the URL name it?
          """),
    ]

    #if os(Linux)
      private static let unknownHost = "Name or service not known"
    #else
      private static let unknownHost = "nodename nor servname provided, or not known"
    #endif
    private static let folder = ProcessInfo.processInfo.environment["POSTGRES_FOLDER"] ?? ""

    @Test("it says what happened, where, the likely cause and the fix", arguments: cases)
    func text(one: Case) async throws {
      try await expect(one, at: try #require(TestServer.url))
    }

    @Test(
      "TLS that the URL asks for and nobody offers, as with PgBouncer, is named",
      .enabled(if: TestServer.pooledURL != nil, "pgbouncer is not installed"))
    func encryption() async throws {
      try await expect(
        Case(
          testDescription: "TLS that is not offered",
          change: { $0.queryItems = [URLQueryItem(name: "sslmode", value: "require")] },
          reason: .settings,
          text: """
            The PostgreSQL server at HOST:PORT/postgres can't be reached as the URL asks: connection to server at "HOST", \
            port PORT failed: server does not support SSL, but SSL was required. Nothing was opened.

            The URL asks for TLS, and the server offers none. Give the server a certificate and set ssl = on, or correct \
            the host and the port: PgBouncer has settings of its own. Without TLS, everybody on the way can read along.
            """),
        at: try #require(TestServer.pooledURL))
    }

    private func expect(_ one: Case, at url: String) async throws {
      var components = try #require(URLComponents(string: url))
      let port = components.port ?? 0
      one.change(&components)
      let changed = try #require(components.string)
        .replacing("postgresql:/postgres", with: "postgresql:///postgres")
      let text = one.text.replacing("HOST", with: "127.0.0.1").replacing("PORT", with: "\(port)")
        .replacing("FOLDER", with: Self.folder)

      let app = await #expect(throws: JournalError.self) {
        try await PostgresJournal(changed, hints: .none)
      }
      #expect(app?.message == text)
      #expect(app?.reason == one.reason)
      let reader = await #expect(throws: JournalError.self) {
        try await PostgresJournalReader(changed)
      }
      #expect(reader?.message == text)
    }

    @Test(
      "a user who may not sign in, or not to this database, is told apart from a wrong password",
      arguments: [
        (
          "nologin", "CREATE ROLE $ NOLOGIN PASSWORD 'x'", "is not permitted to log in",
          "ALTER ROLE … LOGIN"
        ),
        (
          "limited", "CREATE ROLE $ LOGIN CONNECTION LIMIT 0 PASSWORD 'x'",
          "too many connections for role", "CONNECTION LIMIT."
        ),
      ])
    func roles(kind: String, statement: String, problem: String, advice: String) async throws {
      let server = try TestServer()
      let role = "\(kind)_\(server.schema)"
      let owner = try RawConnection(server)
      try await owner.run(statement.replacing("$", with: role))
      var components = try #require(URLComponents(string: server.url))
      components.user = role
      components.password = "x"
      let url = try #require(components.string)
      let error = await #expect(throws: JournalError.self) {
        try await PostgresJournal(url, hints: .none)
      }
      try await owner.run("DROP ROLE \(role)")
      #expect(error?.message.contains(problem) == true)
      #expect(error?.message.contains(advice) == true)
    }

    @Test("an app that has been connected says that what was sent waits, and a reader does not")
    func waiting() async throws {
      let server = try TestServer()
      let role = "gone_\(server.schema)"
      let owner = try RawConnection(server)
      try await owner.run("CREATE ROLE \(role) LOGIN SUPERUSER PASSWORD 'x'")
      var components = try #require(URLComponents(string: server.url))
      components.user = role
      components.password = "x"
      let url = try #require(components.string)
      let journal = try await PostgresJournal(url, schema: server.schema, hints: .none)
      let reader = try await PostgresJournalReader(url, schema: server.schema)

      try await owner.run("ALTER ROLE \(role) PASSWORD 'y'")
      try await owner.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'")
      let name = try StoreName("board/1")
      let late = await #expect(throws: JournalError.self) { try await journal.head(of: name) }
      #expect(late?.reason == .signIn)
      #expect(
        late?.message.contains(
          "What was sent and is not kept yet waits, and is lost only if this process ends.") == true
      )
      let lateReader = await #expect(throws: JournalError.self) { try await reader.head(of: name) }
      #expect(lateReader?.reason == .signIn)
      #expect(lateReader?.message.contains("waits") == false)
      try await owner.run("REASSIGN OWNED BY \(role) TO CURRENT_USER; DROP ROLE \(role)")
    }
  }
#endif
