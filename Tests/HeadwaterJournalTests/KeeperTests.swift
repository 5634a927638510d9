import HeadwaterJournalTesting
import HeadwaterTesting
import TestSupport
import Testing

@MainActor @Suite struct KeeperTests {
  private let database = MemoryDatabase()

  @Test("subscriptions run at the keeper only")
  func oneKeeper() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    await one.store.journal?.keep()
    await other.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()
    await other.settle()
    #expect(one.store.journal?.isKeeper == true)
    #expect(other.store.journal?.isKeeper == false)

    other.clock.advance(by: .seconds(3))
    await other.settle()
    #expect(other.state.ticks == 0)
    one.clock.advance(by: .seconds(3))
    await one.settle()
    await other.settle()

    #expect(one.state.ticks == 1)
    #expect(other.state.ticks == 1)
  }

  @Test("when the keeper is gone, another process takes up the subscription under the same id")
  func takeover() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()

    database.advance(by: .seconds(11))
    await other.store.journal?.keep()
    #expect(other.store.journal?.isKeeper == true)
    #expect(other.state.isTicking)
    other.clock.advance(by: .seconds(3))
    await other.settle()

    #expect(other.state.ticks == 1)
  }

  @Test(
    "a stopped keeper's action is refused after the takeover, and a person's in the same batch stands"
  )
  func fence() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()
    // The keeper stops with a tick and a person's action that it has not sent.
    one.clock.advance(by: .seconds(3))
    one.store.send(.add("a", 1))
    database.advance(by: .seconds(11))
    await other.store.journal?.keep()
    var issues: [String] = []
    one.store.onIssue = { issues.append($0.message) }

    await one.settle()
    #expect(one.state.log == ["a"])
    #expect(one.state.ticks == 0)
    #expect(
      issues == [
        """
        A subscription of the store "ledger/1" sent an action under epoch 1, and the keeper has epoch 2. The action \
        was refused: the new keeper runs the same subscription.
        """
      ])
    await one.store.journal?.keep()
    #expect(one.store.journal?.isKeeper == false)
    other.clock.advance(by: .seconds(3))
    await other.settle()
    #expect(other.state.ticks == 1)
  }

  @Test("a store that finishes gives up the subscriptions at once")
  func finish() async throws {
    let one = try await TestProcess(database)
    let other = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.store.journal?.finish()
    await other.store.journal?.keep()

    #expect(one.store.journal?.isKeeper == false)
    #expect(other.store.journal?.isKeeper == true)
    #expect(other.state.isTicking)
  }

  @Test("a subscription runs although all processes have died and nobody opens the store again")
  func nobody() async throws {
    try await leaveTicking()
    database.advance(by: .seconds(11))
    let (clock, runtime) = (TestClock(), ManualRuntime())
    let journal = MemoryJournal(database)
    let keeper = journal.kindKeeper(
      kind: "ledger", initialState: Ledger.State(), reducer: Ledger(clock: clock),
      runtime: runtime.effects, isManual: true)

    await keeper.sweep()
    let name = try StoreName("ledger/1")
    runtime.drain()
    clock.advance(by: .seconds(3))
    runtime.drain()
    while await keeper.stores[name]?.step() == true {}
    let late = try await TestProcess(database)
    #expect(late.state.ticks == 1)

    late.store.send(.setTicking(false))
    await late.settle()
    keeper.stores[name]?.look()
    while await keeper.stores[name]?.step() == true {}
    await keeper.sweep()
    #expect(keeper.stores.isEmpty)
    #expect(try await journal.unkept(kind: "ledger", after: nil, limit: 1) == [])
  }

  /// Starts a subscription in a process that is then gone.
  private func leaveTicking() async throws {
    let one = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()
  }

  @Test("where others append, a store looks for their entries and renews its claim")
  func intervals() async throws {
    var options = JournalOptions()
    let clock = NotingClock()
    options.clock = clock
    let store = try await MemoryJournal(database).store(
      "ledger/1", initialState: Ledger.State(isTicking: true), reducer: Ledger(clock: TestClock()),
      options: options)
    var sleeps: Set<Duration> = []
    for await sleep in clock.sleeps.prefix(2) { sleeps.insert(sleep) }
    #expect(sleeps == [.seconds(5), .seconds(10) / 3])
    #expect(store.journal?.isKeeper == true)
  }

  @Test("a keeper that comes back has its subscriptions again")
  func again() async throws {
    let one = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()
    one.journal.faults.isAway = true
    await one.store.journal?.keep()
    #expect(one.store.journal?.isKeeper == false)
    one.clock.advance(by: .seconds(5))
    one.journal.faults.isAway = false
    await one.settle()
    #expect(one.state.ticks == 0)

    await one.store.journal?.keep()
    one.clock.advance(by: .seconds(3))
    await one.settle()
    #expect(one.state.ticks == 1)
  }
}
