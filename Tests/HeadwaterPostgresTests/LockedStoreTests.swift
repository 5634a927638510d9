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

    private func opened(_ count: Int, _ journal: PostgresJournal) async throws -> [StoreName] {
      let names = try (0..<count).map { try StoreName("board/\($0)") }
      let state = Data("{}".utf8)
      for name in names {
        _ = try await journal.open(
          name,
          initial: Snapshot(
            number: 0, version: 1, digest: Digest(of: state), writer: UUID(), state: state))
      }
      return names
    }

    private func append(_ name: StoreName, _ journal: PostgresJournal) async -> AppendOutcome {
      await journal.append(
        AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: Data("1".utf8))]))
    }

    @Test("locked stores do not hold up the others, say what they wait for, and go on afterwards")
    func others() async throws {
      let journal = try await server.journal()
      let names = try await opened(5, journal)
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

    @Test("while half of a hundred stores are locked, the others wait for one lock")
    func many() async throws {
      let journal = try await server.journal(lockTime: .seconds(2))
      let names = try await opened(100, journal)
      let owner = try RawConnection(server)
      try await owner.run("BEGIN; SELECT FROM \(server.schema).store WHERE id % 2 = 0 FOR UPDATE")
      let began = ContinuousClock.now
      for _ in 1...2 {
        await withTaskGroup { group in
          for name in names { group.addTask { _ = await append(name, journal) } }
        }
      }
      #expect(ContinuousClock.now - began < .seconds(60))
      try await owner.run("COMMIT")
      for name in names { _ = await append(name, journal) }
      let heads = try await owner.int("SELECT sum(number) FROM \(server.schema).store")
      #expect(heads == 100 + 2 * 50)
    }

    @Test("a lease, a look and a removal wait no longer for a locked table than an append")
    func table() async throws {
      let journal = try await server.journal(connections: 1, lockTime: .milliseconds(50))
      let name = try await opened(1, journal)[0]
      let owner = try RawConnection(server)
      try await owner.run("BEGIN; LOCK TABLE \(server.schema).store IN ACCESS EXCLUSIVE MODE")

      await #expect(throws: JournalError.self) {
        _ = try await journal.claim(name, for: .seconds(60))
      }
      await #expect(throws: JournalError.self) { _ = try await journal.head(of: name) }
      await #expect(throws: JournalError.self) { try await journal.prune(name, olderThan: .zero) }
      #expect(await append(name, journal) == .refused(Self.locked(name, journal)))
      try await owner.run("COMMIT")
      #expect(await append(name, journal) == .answered([.kept(1)]))
    }

    @Test("what fails when it is committed was not written")
    func atCommit() async throws {
      let journal = try await server.journal()
      let name = try await opened(1, journal)[0]
      let owner = try RawConnection(server)
      try await owner.run(
        """
        CREATE FUNCTION \(server.schema).fail() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'not today'; END $$;
        CREATE CONSTRAINT TRIGGER late AFTER INSERT ON \(server.schema).entry
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION \(server.schema).fail()
        """)
      #expect(
        await append(name, journal)
          == .answered([
            .refused(.refused(name, at: journal.place, because: "not today (P0001)"))
          ]))
      try await owner.run("DROP TRIGGER late ON \(server.schema).entry")
      #expect(await append(name, journal) == .answered([.kept(1)]))
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
