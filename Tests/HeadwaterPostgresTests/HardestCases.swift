#if Postgres
  import Foundation
  import HeadwaterJournalTesting
  import HeadwaterPostgres
  import Testing

  /// Cases of several processes that meet at the lock of a store's head. Another session holds the lock until all of
  /// them wait for it, which takes long on a busy machine.
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct HardestCases {
    private let server: TestServer
    private let name: StoreName

    init() throws {
      server = try TestServer()
      name = try StoreName("board/1")
    }

    private func opened(version: Int = 1) async throws -> PostgresJournal {
      let journal = try await server.journal(answerTime: .seconds(60), lockTime: .seconds(60))
      let state = Data("{}".utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: version, digest: Digest(of: state), writer: journal.process,
          state: state))
      return journal
    }

    private func batch(_ texts: [String], version: Int = 1) -> AppendBatch {
      AppendBatch(
        name: name, version: version, drafts: texts.map { EntryDraft(body: Data($0.utf8)) })
    }

    private func bodies(_ journal: PostgresJournal) async throws -> [String] {
      try await journal.entries(of: name, from: 1, limit: 1_000)
        .map { "\($0.number) \(String(decoding: $0.body, as: UTF8.self))" }
    }

    @Test(
      "the connection is cut before the answer, the retry races the original, and the sender moves to another process: one entry each, and no gap"
    )
    func cutAtCommit() async throws {
      let other = try await opened()
      // It takes the connection for lost while the server still works for it.
      let hurried = try await server.journal(
        answerTime: .milliseconds(30), lockTime: .seconds(60))
      let lock = try RawConnection(server)
      try await lock.run("BEGIN; SELECT FROM \(server.schema).store FOR UPDATE")
      let batch = batch(["a", "b"])

      for _ in 1...2 {
        guard case .inDoubt = await hurried.append(batch) else {
          Issue.record("The answer came although the head is locked.")
          return
        }
      }
      // The server still works for both tries of the first process.
      async let moved = other.append(batch)
      try await lock.commit(behind: 3, server.schema)

      #expect(await moved == .answered([.kept(1), .kept(2)]))
      #expect(await other.append(batch) == .answered([.kept(1), .kept(2)]))
      #expect(await other.append(self.batch(["c"])) == .answered([.kept(3)]))
      #expect(try await bodies(other) == ["1 a", "2 b", "3 c"])
    }

    @Test(
      "a stopped keeper's append waits during a takeover: it is refused, and a person's action in the same batch stands"
    )
    func stoppedKeeper() async throws {
      let old = try await opened()
      let claim = try #require(try await old.claim(name, for: .seconds(60)))
      let lock = try RawConnection(server)
      try await lock.run(
        """
        BEGIN; UPDATE \(server.schema).store SET epoch = epoch + 1, keeper = gen_random_uuid(),
          claimed = clock_timestamp(), until = clock_timestamp() + interval '1 minute'
        """)
      let person = EntryDraft(body: Data("person".utf8))
      let tick = EntryDraft(epoch: claim.epoch, body: Data("tick".utf8))

      async let outcome = old.append(
        AppendBatch(name: name, version: 1, drafts: [tick, person]))
      try await lock.commit(behind: 1, server.schema)

      #expect(
        await outcome
          == .answered([
            .refused(.oldEpoch(claim.epoch, than: claim.epoch + 1, of: name)), .kept(1),
          ]))
      #expect(try await bodies(old) == ["1 person"])
      #expect(try await old.claim(name, for: .seconds(60)) == nil)
    }

    @Test(
      "a new version is raised while an append of the old one waits: it is refused, and stands nowhere"
    )
    func versionUnderLoad() async throws {
      let old = try await opened()
      _ = await old.append(batch(["a"]))
      let lock = try RawConnection(server)
      try await lock.run("BEGIN; UPDATE \(server.schema).store SET version = 2, since = number")

      async let outcome = old.append(batch(["b"]))
      try await lock.commit(behind: 1, server.schema)

      #expect(await outcome == .answered([.refused(.olderVersion(1, than: 2, of: name))]))
      #expect(await old.append(batch(["c"], version: 2)) == .answered([.kept(2)]))
      #expect(try await bodies(old) == ["1 a", "2 c"])
    }
  }
#endif
