#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  /// Rows that another program has locked.
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct LockedStoreTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    private func append(_ name: StoreName, _ journal: PostgresJournal) async -> AppendOutcome {
      await journal.append(
        AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))]))
    }

    @Test("locked stores do not hold up the others, say what they wait for, and go on afterwards")
    func others() async throws {
      let journal = try await server.journal()
      let names = try (0...4).map { try StoreName("board/\($0)") }
      let state = Data("{}".utf8)
      for name in names {
        _ = try await journal.open(
          name,
          initial: Snapshot(
            number: 0, version: 1, digest: Digest(of: state), writer: UUID(), state: state))
      }
      let owner = try RawConnection(server)
      try await owner.run(
        """
        BEGIN;
        SELECT FROM \(server.schema).store WHERE name IN ('board/0', 'board/3') FOR UPDATE
        """)
      let locked = [0, 3]
      for round in 1...2 {
        let outcomes = await withTaskGroup(of: (Int, AppendOutcome).self) { group in
          for (index, name) in names.enumerated() {
            group.addTask { (index, await append(name, journal)) }
          }
          return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for index in names.indices {
          let expected: AppendOutcome =
            locked.contains(index)
            ? .refused(Self.locked(names[index], journal)) : .answered([.kept(round)])
          #expect(outcomes[index] == expected)
        }
      }
      try await owner.run("COMMIT")
      for index in locked {
        #expect(await append(names[index], journal) == .answered([.kept(1)]))
      }
    }

    private static func locked(_ name: StoreName, _ journal: PostgresJournal) -> JournalError {
      JournalError(
        .inUse,
        """
        The store "\(name)" is locked at \(journal.place): a transaction of another program holds its row. What was sent \
        waits, and is written by itself afterwards.

        Likely somebody has forgotten a transaction, or a migration or a backup tool works on the table. \
        pg_blocking_pids() names it.
        """)
    }
  }
#endif
