#if Postgres
  import Foundation
  import HeadwaterJournalTesting
  import HeadwaterPostgres
  import HeadwaterTesting
  import Testing

  /// A search whose result may be late, and an alarm that recurs.
  struct Search: Reducer {
    struct State: Codable, Equatable, Sendable {
      var log: [String] = []
      var rings = 0
      var hasAlarm = false
    }

    enum Action: Codable, Sendable {
      case find(String)
      case found(String)
      case cancel
      case setAlarm
      case rang(Int)
    }

    let clock: any Clock<Duration>

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .find(let text):
          return .run { [clock] send in
            try await clock.sleep(for: .seconds(1))
            send(.found(text))
          }
          .cancellable(id: "find")
        case .found(let text): state.log.append(text)
        case .cancel:
          state.log.append("cancelled")
          return .cancel(id: "find")
        case .setAlarm: state.hasAlarm = true
        case .rang(let number):
          guard number > state.rings else { return .none }
          state.rings = number
          state.hasAlarm = false
        }
        return .none
      }
      Subscriptions { [clock] state in
        state.hasAlarm ? [Subscription(id: state.rings, ring(after: state.rings, clock))] : []
      }
    }

    private func ring(after number: Int, _ clock: any Clock<Duration>) -> Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        send(.rang(number + 1))
      }
    }
  }

  @MainActor
  @Suite(.enabled(if: TestServer.url != nil, "Scripts/with-postgres starts a server for them"))
  struct HardestStoreCases {
    private let server: TestServer
    private let name = "search/1"

    init() throws {
      server = try TestServer()
    }

    /// A process with effects and a clock of its own.
    @MainActor
    private struct Process {
      let store: Store<Search.State, Search.Action>
      let clock = TestClock()
      let runtime = ManualRuntime()

      init(_ server: TestServer, _ name: String) async throws {
        store = try await server.journal().store(
          name, initialState: Search.State(), reducer: Search(clock: clock),
          runtime: runtime.effects, isManual: true)
      }

      /// Keeps what waits, and folds what others have kept.
      func settle() async {
        runtime.drain()
        store.journal?.look()
        while await store.journal?.step() == true {}
      }
    }

    @Test(
      "a result that is sent before its process has folded the cancel of another one stands, and all folds are equal"
    )
    func lateResult() async throws {
      let one = try await Process(server, name)
      let other = try await Process(server, name)
      one.store.send(.find("late"))
      await one.settle()
      one.runtime.drain()
      other.store.send(.cancel)
      await other.settle()
      // The first process knows nothing of the cancel yet.
      one.clock.advance(by: .seconds(1))
      await one.settle()
      await other.settle()

      #expect(one.store.log == ["cancelled", "late"])
      #expect(other.store.state == one.store.state)
      #expect(try await Process(server, name).store.state == one.store.state)
    }

    @Test(
      "when all processes have died and nobody opens the store again, its due subscription runs: one entry"
    )
    func leftAlone() async throws {
      try await setAlarm()
      try await RawConnection(server).run(
        "UPDATE \(server.schema).store SET until = clock_timestamp()")
      let (clock, runtime) = (TestClock(), ManualRuntime())
      let keeper = try await server.journal().kindKeeper(
        kind: "search", initialState: Search.State(), reducer: Search(clock: clock),
        runtime: runtime.effects, isManual: true)
      await keeper.sweep()
      let store = try #require(keeper.stores[try StoreName(name)])
      runtime.drain()
      clock.advance(by: .seconds(1))
      runtime.drain()
      while await store.step() {}
      await keeper.sweep()

      #expect(keeper.stores.isEmpty)
      let late = try await Process(server, name).store
      #expect(late.state == Search.State(rings: 1))
      #expect(late.journal?.number == 2)
      #expect(try await server.journal().unkept(kind: "search", after: nil, limit: 9) == [])
    }

    /// Sets the alarm in a process that is then gone.
    private func setAlarm() async throws {
      let one = try await Process(server, name)
      await one.store.journal?.keep()
      one.store.send(.setAlarm)
      await one.settle()
    }
  }
#endif
