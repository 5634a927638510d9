#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  /// What a trigger or a constraint of another program refuses.
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct RefusedRowTests {
    private let server: TestServer

    init() throws {
      server = try TestServer()
    }

    private func open(_ name: StoreName, _ journal: PostgresJournal) async throws {
      let state = Data("{}".utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: UUID(), state: state))
    }

    private func batch(_ name: StoreName, _ bodies: String...) -> AppendBatch {
      AppendBatch(
        name: name, version: 1, drafts: bodies.map { EntryDraft(body: Data($0.utf8)) })
    }

    private func refuse(_ when: String, in table: String = "entry") async throws {
      try await RawConnection(server).run(
        """
        CREATE FUNCTION \(server.schema).fail() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'poison'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON \(server.schema).\(table)
          FOR EACH ROW WHEN (\(when)) EXECUTE FUNCTION \(server.schema).fail()
        """)
    }

    @Test("an action that a trigger refuses is refused with its text, and the others stand")
    func trigger() async throws {
      let journal = try await server.journal()
      let (poisoned, healthy) = (try StoreName("board/1"), try StoreName("board/2"))
      for name in [poisoned, healthy] { try await open(name, journal) }
      try await refuse("convert_from(NEW.body, 'UTF8') LIKE '%poison%'")

      async let one = journal.append(batch(poisoned, "1", "\"poison\"", "3"))
      async let other = journal.append(batch(healthy, "1"))
      let outcomes = await (one, other)
      let refusal = JournalError(
        .refused,
        """
        The database at \(journal.place) has refused an action of the store "board/1": poison (P0001). The action was not \
        kept, and those after it go on.

        Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that, \
        and send the action again.
        """)
      #expect(outcomes.0 == .answered([.kept(1), .refused(refusal), .kept(2)]))
      #expect(outcomes.1 == .answered([.kept(1)]))
      let bodies = try await journal.entries(of: poisoned, from: 1, limit: 9).map(\.body)
      #expect(bodies == [Data("1".utf8), Data("3".utf8)])
    }

    @Test(
      "each kind of refusal ends the action, and not the store",
      arguments: [
        "ADD CHECK (body <> '\\x31'::bytea)", "ADD CHECK (number < 1)",
        "ALTER COLUMN process SET DATA TYPE uuid, ADD CHECK (octet_length(body) > 1)",
      ])
    func constraint(change: String) async throws {
      let journal = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, journal)
      let owner = try RawConnection(server)
      try await owner.run("ALTER TABLE \(server.schema).entry \(change)")
      guard case .answered(let outcomes) = await journal.append(batch(name, "1")),
        case .refused(let error) = outcomes.first
      else {
        Issue.record("The action was not refused.")
        return
      }
      #expect(error.reason == .refused)
      #expect(error.message.contains("violates check constraint"))
    }

    @Test("a store that a trigger refuses to create is told by its text")
    func creation() async throws {
      let journal = try await server.journal()
      try await refuse("NEW.name = 'board/1'", in: "store")
      await #expect(
        throws: JournalError(
          .refused,
          """
          The database at \(journal.place) has refused to write: poison (P0001). Nothing was written.

          Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that.
          """)
      ) { try await open(StoreName("board/1"), journal) }
      try await open(StoreName("board/2"), journal)
    }

    @Test("claims of several stores are one statement, and last while the process renews its lease")
    func claims() async throws {
      let (journal, other) = (try await server.journal(), try await server.journal())
      let names = try (1...3).map { try StoreName("board/\($0)") }
      for name in names { try await open(name, journal) }
      let foreign = try await other.claim(names[2], for: .seconds(60))
      #expect(foreign?.epoch == 1)

      let first = try await journal.claim(names, for: .seconds(60))
      #expect(
        first == [names[0]: Claim(epoch: 1, number: 0), names[1]: Claim(epoch: 1, number: 0)])
      #expect(try await journal.claim(names, for: .seconds(60)) == first)
      #expect(try await other.claim(names, for: .seconds(60)).keys.map(\.text) == ["board/3"])
      #expect(try await other.claim(names[0], for: .seconds(60)) == nil)
      #expect(try await other.unkept(kind: "board", after: nil, limit: 9) == [])

      // As a process that is gone: its lease ends, and with it all its claims.
      let owner = try RawConnection(server)
      try await owner.run(
        """
        UPDATE \(server.schema).lease SET until = clock_timestamp()
        WHERE process = '\(journal.process)'
        """)
      #expect(
        try await other.unkept(kind: "board", after: nil, limit: 9) == Array(names.prefix(2)))
      let taken = try await other.claim(names, for: .seconds(60))
      #expect(names.map { taken[$0]?.epoch } == [2, 2, 1])
      #expect(try await journal.claim(names, for: .seconds(60)) == [:])
    }

    @Test("a lease that begins in the future is void, since the clock was set back")
    func future() async throws {
      let (journal, other) = (try await server.journal(), try await server.journal())
      let name = try StoreName("board/1")
      try await open(name, journal)
      _ = try await journal.claim([name], for: .seconds(60))
      try await RawConnection(server).run(
        """
        UPDATE \(server.schema).lease
        SET since = clock_timestamp() + interval '1 hour', until = 'infinity'
        """)
      #expect(try await other.claim([name], for: .seconds(60))[name]?.epoch == 2)
    }

    @Test("a trigger on one store's claim does not end those of the others")
    @MainActor func refusedClaim() async throws {
      let journal = try await server.journal()
      let names = try (1...2).map { try StoreName("board/\($0)") }
      for name in names { try await open(name, journal) }
      try await refuse("NEW.name = 'board/1' AND NEW.keeper IS NOT NULL", in: "store")
      await #expect(throws: JournalError.self) {
        try await journal.claim(names, for: .seconds(60))
      }
      await #expect(throws: JournalError.self) {
        try await journal.claim(names[0], for: .seconds(60))
      }
      #expect(try await journal.claim(names[1], for: .seconds(60)) != nil)
    }

    @Test(
      "each value of an entry is under its seal",
      arguments: [
        "number = 2", "at = at + interval '1 microsecond'", "process = gen_random_uuid()",
        "known = gen_random_uuid()", "digest = '\\x00'", "body = '2'", "id = gen_random_uuid()",
      ])
    func sealed(change: String) async throws {
      let journal = try await server.journal()
      let name = try StoreName("board/1")
      try await open(name, journal)
      let known = StateDigest(after: UUID(), digest: Digest(of: Data("{}".utf8)))
      let draft = EntryDraft(body: Data("1".utf8), known: known)
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: [draft]))
      let entry = try await journal.entries(of: name, from: 1, limit: 1).first
      #expect(entry?.seal != nil)
      #expect(entry?.isWhole == true)
      try await RawConnection(server).run("UPDATE \(server.schema).entry SET \(change)")
      let changed = try await journal.entries(of: name, from: 1, limit: 1).first
      #expect(changed?.isWhole == false)
    }

    @Test("changed stores are found by their numbers, by their last entries, and if they are gone")
    func changed() async throws {
      let journal = try await server.journal()
      let names = try (1...4).map { try StoreName("board/\($0)") }
      for name in names.prefix(3) { try await open(name, journal) }
      for name in names.prefix(3) { _ = await journal.append(batch(name, "1")) }
      let id = try await journal.entries(of: names[0], from: 1, limit: 1).first?.id
      let known = [
        KnownEntry(name: names[0], number: 1, id: id),
        KnownEntry(name: names[1], number: 1, id: UUID()),
        KnownEntry(name: names[2], number: 0, id: nil),
        KnownEntry(name: names[3], number: 0, id: nil),
      ]
      #expect(try await journal.changed(known) == Set(names.dropFirst()))
      #expect(try await journal.changed([]) == [])
    }
  }
#endif
