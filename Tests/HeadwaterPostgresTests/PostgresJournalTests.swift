#if Postgres
  import Foundation
  import HeadwaterJournalTesting
  import HeadwaterPostgres
  import Testing

  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct PostgresJournalTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    @Test("a journal in PostgreSQL is a journal", arguments: JournalConformance.rules)
    func conformance(rule: JournalConformance.Rule) async throws {
      try await rule.check { [server] in try await server.journal() }
    }

    @Test(
      "it is one through PgBouncer in transaction mode",
      .enabled(if: TestServer.pooledURL != nil, "pgbouncer is not installed"),
      arguments: JournalConformance.rules)
    func pooled(rule: JournalConformance.Rule) async throws {
      let server = try TestServer(TestServer.pooledURL)
      try await rule.check { try await server.journal() }
    }

    @Test(
      "through PgBouncer, hints come by a direct connection",
      .enabled(if: TestServer.pooledURL != nil, "pgbouncer is not installed"))
    func pooledHints() async throws {
      let pooled = try TestServer(TestServer.pooledURL)
      let direct = TestServer.url ?? ""
      let journal = try await pooled.journal(hints: .directly(direct))
      let other = try await pooled.journal()
      let name = try StoreName("board/1")
      try await open(name, journal)
      var hints = journal.hints().makeAsyncIterator()
      try await RawConnection(server).waitForListener(pooled.schema)

      let draft = EntryDraft(body: Data("1".utf8))
      _ = await other.append(AppendBatch(name: name, version: 1, drafts: [draft]))

      #expect(await hints.next() == name)
    }

    @Test("two names that look the same, with other bytes, are two stores also in one statement")
    func equivalentNames() async throws {
      let journal = try await server.journal()
      let names = try ["caf\u{e9}/1", "cafe\u{301}/1", "other/1", "other/2"].map(StoreName.init)
      for name in names { try await open(name, journal) }
      let id = UUID()
      for round in 1...20 {
        let outcomes = await withTaskGroup(of: AppendOutcome.self) { group in
          for name in names {
            let drafts = [EntryDraft(id: round == 1 ? id : UUID(), body: Data("1".utf8))]
            group.addTask {
              await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
            }
          }
          var outcomes: [AppendOutcome] = []
          for await outcome in group { outcomes.append(outcome) }
          return outcomes
        }
        #expect(outcomes.allSatisfy { $0 == .answered([.kept(round)]) })
      }
    }

    @Test("batches of many stores that come together are each numbered in their order")
    func manyStores() async throws {
      let journal = try await server.journal()
      let names = try (0..<40).map { try StoreName("store/\($0)") }
      for name in names { try await open(name, journal) }

      let outcomes = await withTaskGroup(of: AppendOutcome.self) { group in
        for name in names {
          let drafts = (0..<5).map { EntryDraft(body: Data("\($0)".utf8)) }
          group.addTask {
            await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }

      #expect(outcomes.allSatisfy { $0 == .answered((1...5).map { .kept($0) }) })
      for name in names {
        let entries = try await journal.entries(of: name, from: 1, limit: 10)
        #expect(
          entries.map { String(decoding: $0.body, as: UTF8.self) } == ["0", "1", "2", "3", "4"])
      }
    }

    @Test("a batch of 40 MB is written in parts, and in its order")
    func largeBatch() async throws {
      let journal = try await server.journal()
      let name = try StoreName("large/1")
      try await open(name, journal)
      let drafts = (1...10).map { EntryDraft(body: Data(repeating: UInt8($0), count: 4 << 20)) }

      let outcome = await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))

      #expect(outcome == .answered((1...10).map { .kept($0) }))
      #expect(
        try await journal.entries(of: name, from: 10, limit: 10).first?.body == drafts[9].body)
    }

    @Test("entries that were deleted by hand are a gap that the reader sees, and not the end")
    func gap() async throws {
      let journal = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, journal)
      let drafts = (1...6).map { EntryDraft(body: Data("\($0)".utf8)) }
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
      try await RawConnection(server).run(
        "DELETE FROM \(server.schema).entry WHERE number BETWEEN 2 AND 5")

      #expect(try await journal.entries(of: name, from: 2, limit: 2).map(\.number) == [6])
      #expect(try await journal.entries(of: name, from: 7, limit: 2) == [])
    }

    @Test("an entry that was changed in the table is not whole, and others are")
    func changedEntry() async throws {
      let journal = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, journal)
      let epoch = try await journal.claim(name, for: .seconds(60))?.epoch
      let drafts = (1...3).map {
        EntryDraft(epoch: $0 == 3 ? epoch : nil, body: Data("\($0)".utf8))
      }
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
      try await RawConnection(server).run(
        "UPDATE \(server.schema).entry SET body = '7' WHERE number = 2")

      let entries = try await journal.entries(of: name, from: 1, limit: 9)
      #expect(entries.map(\.isWhole) == [true, false, true])
      let reader = try await PostgresJournalReader(server.url, schema: server.schema)
      #expect(try await reader.entries(of: name, from: 1, limit: 9) == entries)
      #expect(try await reader.entries(of: name, from: 2, limit: 1).map(\.isWhole) == [false])
    }

    @Test("tables without checksums are migrated: their entries stand, and new ones have checksums")
    func olderTables() async throws {
      let older = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, older)
      let draft = EntryDraft(body: Data("1".utf8))
      _ = await older.append(AppendBatch(name: name, version: 1, drafts: [draft]))
      try await RawConnection(server).run(
        """
        ALTER TABLE \(server.schema).entry
          DROP COLUMN checksum, DROP COLUMN seal, DROP COLUMN known, DROP COLUMN digest;
        DROP TABLE \(server.schema).lease;
        UPDATE \(server.schema).format SET step = 3
        """)

      let journal = try await server.journal()
      let next = EntryDraft(body: Data("2".utf8))
      let outcome = await journal.append(
        AppendBatch(name: name, version: 1, drafts: [draft, next]))
      #expect(outcome == .answered([.kept(1), .kept(2)]))
      let entries = try await journal.entries(of: name, from: 1, limit: 9)
      #expect(entries.map { $0.checksum == nil } == [true, false])
      #expect(!entries.contains { !$0.isWhole })
    }

    @Test("a connection that the server has ended is made anew, and nothing is lost")
    func endedConnection() async throws {
      let journal = try await server.journal(connections: 1)
      let name = try StoreName("board/1")
      try await open(name, journal)
      let other = try RawConnection(server)
      for number in 1...3 {
        try await other.run(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE query LIKE '%\(server.schema)%' AND pid <> pg_backend_pid()
          """)
        let draft = EntryDraft(body: Data("\(number)".utf8))
        #expect(
          await journal.append(AppendBatch(name: name, version: 1, drafts: [draft]))
            == .answered([.kept(number)]))
      }
    }

    @Test("a process hears at once of the entries of another, and not of its own")
    func hints() async throws {
      let journal = try await server.journal(hints: .sameServer)
      let other = try await server.journal()
      let (own, others) = (try StoreName("own/1"), try StoreName("others/1"))
      for name in [own, others] { try await open(name, journal) }
      let lock = try RawConnection(server)
      var hints = journal.hints().makeAsyncIterator()
      try await lock.waitForListener(server.schema)

      let draft = EntryDraft(body: Data("1".utf8))
      _ = await journal.append(AppendBatch(name: own, version: 1, drafts: [draft]))
      _ = await other.append(AppendBatch(name: others, version: 1, drafts: [draft]))

      #expect(await hints.next() == others)
    }

    @Test("a lease that begins in the future is void, since the server's clock was set back")
    func clockSetBack() async throws {
      let keeper = try await server.journal()
      let other = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, keeper)
      let claim = try await keeper.claim(name, for: .seconds(60))
      #expect(try await other.claim(name, for: .seconds(60)) == nil)
      try await RawConnection(server).run(
        "UPDATE \(server.schema).store SET claimed = claimed + interval '1 h', until = until + interval '1 h'"
      )

      let next = try await other.claim(name, for: .seconds(60))

      #expect(next?.epoch == (claim?.epoch ?? 0) + 1)
      #expect(try await keeper.claim(name, for: .seconds(60)) == nil)
    }

    private func open(_ name: StoreName, _ journal: PostgresJournal) async throws {
      let state = Data("{}".utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
    }
  }
#endif
