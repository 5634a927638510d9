#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  /// The server that `Scripts/with-postgres` has started, with a schema for one test.
  struct TestServer: Sendable {
    static let url = ProcessInfo.processInfo.environment["POSTGRES_URL"]

    /// That of a PgBouncer before it, in transaction mode.
    static let pooledURL = ProcessInfo.processInfo.environment["POOLED_URL"]

    let schema: String
    let url: String

    init(_ url: String? = url) throws {
      self.url = try #require(url)
      schema = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
    }

    func journal(
      connections: Int = 2, hints: PostgresJournal.Hints = .none,
      answerTime: Duration = .seconds(10), lockTime: Duration = .seconds(1)
    ) async throws -> PostgresJournal {
      try await PostgresJournal(
        url, schema: schema, connections: connections, hints: hints, answerTime: answerTime,
        lockTime: lockTime)
    }
  }
#endif
