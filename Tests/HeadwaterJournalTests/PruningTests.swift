import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("Entries that are removed") struct PruningTests {
  private let database = MemoryDatabase()
  private let name: StoreName

  init() throws {
    name = try StoreName("steps")
  }

  private func opened(_ journal: MemoryJournal) async throws -> Store<Steps.State, Steps.Action> {
    var options = JournalOptions()
    options.snapshotInterval = 2
    options.entryLifetime = .zero
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), options: options, isManual: true)
    store.onIssue = { _ in }
    return store
  }

  private func settle(_ stores: Store<Steps.State, Steps.Action>...) async {
    for store in stores {
      store.journal?.look()
      while await store.journal?.step() == true {}
    }
  }

  @Test("one process alone removes nothing, and two go on after what both have confirmed")
  func confirmed() async throws {
    let one = try await opened(MemoryJournal(database))
    for _ in 1...2 { one.send(.step(by: 1)) }
    await settle(one)
    #expect(database.entries(of: name).map(\.number) == [1, 2])

    let other = try await opened(MemoryJournal(database))
    for _ in 3...4 { one.send(.step(by: 1)) }
    await settle(one, other)
    #expect(database.entries(of: name).map(\.number) == [4])
    #expect(database.snapshots(of: name).map(\.number) == [4])

    other.send(.step(by: 1))
    await settle(other, one)
    let third = try await opened(MemoryJournal(database))
    #expect([one, other, third].map(\.count) == [5, 5, 5])
    #expect(one.journal?.status == .following)
  }

  @Test("a process that was away for longer says so, and takes no actions")
  func away() async throws {
    let late = try await opened(MemoryJournal(database))
    let one = try await opened(MemoryJournal(database))
    let other = try await opened(MemoryJournal(database))
    for _ in 1...2 { one.send(.step(by: 1)) }
    await settle(one, other)
    await settle(late)
    guard case .readOnly(let error) = late.journal?.status else {
      Issue.record("It takes actions.")
      return
    }
    #expect(
      error.message == """
        The store "steps" has the state after entry 0, and the entries up to 1 were removed meanwhile. It shows what it \
        has and takes no actions.

        Likely this process has not reached the journal for longer than `JournalOptions.entryLifetime`.

        Open the store again, which begins with the latest snapshot.
        """)
  }

  @Test(
    "an action without an answer is given up before its id can be gone, and is said to be in doubt")
  func inDoubt() async throws {
    let journal = MemoryJournal(database)
    let store = try await opened(journal)
    journal.faults.isAway = true
    var results: [Result<Int, JournalError>] = []
    store.send(.step(by: 1)) { results.append($0) }
    _ = await store.journal?.step()
    guard case .failure(let error) = results.first else {
      Issue.record("It is not given up.")
      return
    }
    #expect(error.reason == .inDoubt)
    #expect(
      error.message == """
        The action .step of the store "steps" was given up: the journal has not answered for half of \
        `JournalOptions.entryLifetime`. It may stand or not, and is not tried again.

        The journal can't be reached: a fault of the test.
        """)
    journal.faults.isAway = false
    store.send(.step(by: 1))
    await settle(store)
    #expect(store.count == 1)
  }
}
