import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("The head of a store, and what stands") struct HeadTests {
  private let steps: StoredSteps
  private var database: MemoryDatabase { steps.database }
  private var name: StoreName { steps.name }

  init() throws {
    steps = try StoredSteps()
  }

  @Test("a store without its last entries is closed when it is opened, and shows what stands")
  func lastGone() async throws {
    try await steps.fill()
    database.change(name) { $0?.entries.removeLast() }
    let store = try await steps.opened()
    #expect(store.count == 2)
    #expect(
      refusal(of: store)
        == JournalError(
          .damaged,
          """
          The journal has no entry 3 of the store "steps", and its head says that the last one is 3. The store shows \
          the state after entry 2, and takes no actions. Nothing was overwritten.

          Likely the table of entries was changed by hand. Restore it from a backup.
          """))
  }

  @Test("a store with entries beyond its head is closed when it is opened")
  func beyond() async throws {
    try await steps.fill()
    database.change(name) { $0?.head.number = 2 }
    let store = try await steps.opened()
    #expect(store.count == 3)
    #expect(
      refusal(of: store)
        == JournalError(
          .damaged,
          """
          The journal has an entry or a snapshot 3 of the store "steps", and its head says that the last one is 2. The \
          store shows the state after entry 3, and takes no actions. Nothing was overwritten.

          Likely the table of stores was changed by hand. Restore it from a backup.
          """))
  }

  @Test("a snapshot beyond the head closes the store, which would wait for its own numbers")
  func snapshotBeyond() async throws {
    try await steps.fill()
    let other = try await steps.opened()
    let first = try #require(database.snapshots(of: name).first)
    _ = try await MemoryJournal(database).save(
      Snapshot(
        number: 9, version: 1, digest: first.digest, writer: first.writer, state: first.state),
      of: name)
    #expect(refusal(of: try await steps.opened())?.reason == .damaged)
    #expect(other.journal?.status == .following)
  }

  @Test("a store without any snapshot is damaged, and not of a newer version")
  func noSnapshot() async throws {
    try await steps.fill()
    database.change(name) { $0?.snapshots = [] }
    let error = await #expect(throws: JournalError.self) { try await steps.opened() }
    #expect(error?.reason == .damaged)
  }

  @Test("a store that is gone from the journal takes no more actions, and says so")
  func storeGone() async throws {
    let store = try await steps.opened()
    database.change(name) { $0 = nil }
    var answer: Result<Int, JournalError>?
    store.send(.step(by: 1)) { answer = $0 }
    store.send(.step(by: 1))
    while await store.journal?.step() == true {}
    #expect(answer == nil)
    #expect(
      refusal(of: store)?.message == """
        The store "steps" is gone from its journal. It shows what it has and takes no actions.

        Likely a standby took over that had not received its creation, or somebody has removed it.

        Open the store again, which begins with its initial state. What waits is then applied to that.
        """)
    // Nobody opens it again before the process ends.
    await store.journal?.finish()
    #expect(answer == .failure(.gone(name, keepsWaiting: false)))
    #expect(store.journal?.waitingCount == 0)
  }

  @Test("two versions of a reducer have no store of one name in a process")
  func otherVersion() async throws {
    let journal = MemoryJournal(database)
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), isManual: true)
    let error = await #expect(throws: JournalError.self) {
      try await journal.store(
        "steps", initialState: Steps.State(), reducer: Steps(factor: 2), version: 2,
        isManual: true)
    }
    #expect(
      error
        == JournalError(
          .otherType,
          """
          The store "steps" is open with version 1 of its reducer, and was asked for with version 2. It was not opened \
          again.

          Give both calls the same reducer and version, or the two features names of their own.
          """))
    withExtendedLifetime(store) {}
  }
}
