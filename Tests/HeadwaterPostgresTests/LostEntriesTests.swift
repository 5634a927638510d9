#if Postgres
  import Foundation
  import HeadwaterPostgres
  import Testing

  /// A store whose table of entries is another one than its process knows.
  @MainActor
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct LostEntriesTests {
    private struct Notes: Reducer {
      struct State: Codable, Equatable, Sendable { var notes: [String] = [] }
      enum Action: Codable, Sendable { case note(String) }

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        if case .note(let text) = action { state.notes.append(text) }
        return .none
      }
    }

    private let server: TestServer
    private let owner: RawConnection

    init() throws {
      server = try TestServer()
      owner = try RawConnection(server)
    }

    private func opened() async throws -> Store<Notes.State, Notes.Action> {
      let store = try await server.journal().store(
        "notes", initialState: Notes.State(), reducer: Notes(), isManual: true)
      store.onIssue = { _ in }
      return store
    }

    private func send(_ texts: [String], to store: Store<Notes.State, Notes.Action>) async {
      for text in texts { store.send(.note(text)) }
      while await store.journal?.step() == true {}
    }

    private func lose(after number: Int) async throws {
      try await owner.run(
        """
        DELETE FROM \(server.schema).entry WHERE number > \(number);
        UPDATE \(server.schema).store SET number = \(number)
        """)
    }

    private func isDamaged(_ store: Store<Notes.State, Notes.Action>) -> Bool {
      if case .readOnly(let error) = store.journal?.status {
        error.reason == .damaged
      } else {
        false
      }
    }

    @Test("after a failover that lost entries, what waits is kept once, and no fold is a wrong one")
    func failover() async throws {
      let store = try await opened()
      await send(["a", "b", "c", "d"], to: store)
      try await lose(after: 2)
      await send(["e", "f", "g", "h"], to: store)

      #expect(isDamaged(store))
      #expect(store.notes == ["a", "b", "c", "d"])
      #expect(store.journal?.waitingCount == 0)
      await store.journal?.finish()
      #expect(try await opened().notes == ["a", "b", "e", "f", "g", "h"])
    }

    @Test("entries of others in the place of lost ones are noticed with the next action")
    func filled() async throws {
      let store = try await opened()
      await send(["a", "b", "c", "d"], to: store)
      try await lose(after: 2)
      await send(["x", "y"], to: try await opened())
      await send(["e"], to: store)

      #expect(isDamaged(store))
      #expect(store.notes == ["a", "b", "c", "d"])
      #expect(try await opened().notes == ["a", "b", "x", "y", "e"])
    }

    @Test("a process alone folds what it has sent without reading it, and so do two in turn")
    func inTurn() async throws {
      let (one, other) = (try await opened(), try await opened())
      await send(["a", "b"], to: one)
      await send(["c"], to: other)
      await send(["d"], to: one)
      #expect(one.notes == ["a", "b", "c", "d"])
      #expect(one.journal?.status == .following)
    }

    @Test("a store whose head was lowered closes, says so, and can be finished")
    func loweredHead() async throws {
      let store = try await opened()
      await send(["a", "b", "c"], to: store)
      try await owner.run("UPDATE \(server.schema).store SET number = 1")
      await send(["d"], to: store)

      let error = JournalError.taken(2, beyond: 1, of: try StoreName("notes"))
      #expect(store.journal?.status == .readOnly(error))
      await store.journal?.finish()
    }

    @Test(
      "a store whose tables are gone takes no actions, says so with the next look or action, and can be finished",
      .timeLimit(.minutes(3)),
      arguments: [true, false])
    func droppedTables(sends: Bool) async throws {
      let store = try await opened()
      await send(["a"], to: store)
      try await owner.run("DROP SCHEMA \(server.schema) CASCADE")
      store.journal?.look()
      await send(sends ? ["b", "c"] : [], to: store)

      #expect(isDamaged(store))
      #expect(store.notes == ["a"])
      #expect(store.journal?.waitingCount == 0)
      guard case .readOnly(let error) = store.journal?.status else { return }
      #expect(
        error.message.contains("are gone or have lost a part: "), "\(error.message)")
      await store.journal?.finish()
    }
  }
#endif
