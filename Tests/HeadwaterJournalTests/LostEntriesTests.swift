import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("Entries that a failover has lost") struct LostEntriesTests {
  private let steps: StoredSteps
  private var database: MemoryDatabase { steps.database }
  private var name: StoreName { steps.name }

  init() throws {
    steps = try StoredSteps()
  }

  private func settle(_ store: Store<Steps.State, Steps.Action>) async {
    while await store.journal?.step() == true {}
  }

  /// As a standby that had not received the last entries.
  private func lose(_ count: Int) {
    database.change(name) { store in
      store?.entries.removeLast(count)
      store?.head.number -= count
    }
  }

  /// A process that has kept five entries, in a database that then has three.
  private func behind(
    options: JournalOptions = JournalOptions()
  ) async throws -> Store<Steps.State, Steps.Action> {
    let store = try await steps.opened(options: options)
    for _ in 1...5 { store.send(.step(by: 1)) }
    await settle(store)
    lose(2)
    return store
  }

  @Test(
    "a journal that another version of Headwater has changed closes a store, and what it has not answered is in doubt"
  )
  func newerTables() async throws {
    let journal = NewerJournal()
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), isManual: true)
    store.onIssue = { _ in }
    var reasons: [JournalError.Reason] = []
    for _ in 1...2 {
      store.send(.step(by: 1)) { if case .failure(let error) = $0 { reasons.append(error.reason) } }
    }
    await settle(store)

    #expect(refusal(of: store) == NewerJournal.error)
    #expect(reasons == [.inDoubt, .inDoubt])
    #expect(store.journal?.waitingCount == 0)
    await store.journal?.finish()
  }

  @Test("actions that get numbers of folded entries close the store, and stand once in the next")
  func numbersAgain() async throws {
    let store = try await behind()
    var answers: [Result<Int, JournalError>] = []
    for _ in 1...6 { store.send(.step(by: 10)) { answers.append($0) } }
    await settle(store)

    #expect(store.count == 5)
    #expect(refusal(of: store) == .lost(4, of: name))
    #expect(answers == (4...9).map { .success($0) })
    #expect(store.journal?.waitingCount == 0)
    #expect(try await steps.opened().count == 63)
    await store.journal?.finish()
  }

  /// Lets others put entries in the place of lost ones, and the store send an action after them.
  private func fill(
    before store: Store<Steps.State, Steps.Action>, options: JournalOptions = JournalOptions()
  ) async throws {
    let other = try await steps.opened(options: options)
    for _ in 1...2 { other.send(.step(by: 100)) }
    await settle(other)
    store.send(.step(by: 10))
    await settle(store)
  }

  @Test("actions after entries that others have put in the place of lost ones close the store")
  func filled() async throws {
    let store = try await behind()
    try await fill(before: store)

    #expect(store.count == 5)
    #expect(refusal(of: store) == .lost(5, of: name))
    #expect(try await steps.opened().count == 213)
  }

  @Test("what waits beyond the batch is still sent, in its order, and nothing new is taken")
  func waiting() async throws {
    var options = JournalOptions()
    options.batchLimit = 2
    let store = try await behind(options: options)
    var answers: [Result<Int, JournalError>] = []
    for _ in 1...5 { store.send(.step(by: 10)) { answers.append($0) } }
    _ = await store.journal?.step()
    store.send(.step(by: 1_000))
    await settle(store)

    #expect(answers == (4...8).map { .success($0) })
    #expect(store.journal?.takesActions == false)
    #expect(try await steps.opened().count == 53)
  }

  @Test("a live process that lets the store go at once still sends what waits in it")
  func letGo() async throws {
    let journal = MemoryJournal(database)
    var options = JournalOptions()
    options.batchLimit = 1
    options.keeps = false
    var store: Store? = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), options: options)
    store?.onIssue = { _ in }
    for _ in 1...5 { try await store?.keep(.step(by: 1)) }
    lose(2)
    let last = await withCheckedContinuation { continuation in
      for _ in 1...4 { store?.send(.step(by: 10)) { _ in } }
      store?.send(.step(by: 10)) { continuation.resume(returning: $0) }
      store = nil
    }
    #expect(last == .success(8))
    #expect(try await steps.opened().count == 53)
  }

  @Test(
    "what waits when the creation of its store is lost is kept, and applied after the next opening")
  func creationLost() async throws {
    let journal = MemoryJournal(database)
    func opened() async throws -> Store<Steps.State, Steps.Action> {
      let store = try await journal.store(
        "steps", initialState: Steps.State(), reducer: Steps(), isManual: true)
      store.onIssue = { _ in }
      return store
    }
    let store = try await opened()
    for _ in 1...5 { store.send(.step(by: 1)) }
    await settle(store)
    database.change(name) { $0 = nil }
    var answers: [Result<Int, JournalError>] = []
    for _ in 1...3 { store.send(.step(by: 10)) { answers.append($0) } }
    await settle(store)
    #expect(refusal(of: store)?.reason == .noStore)
    #expect(store.journal?.waitingCount == 3)
    #expect(store.count == 5)

    let next = try await opened()
    await settle(next)
    #expect(next.count == 0)
    await settle(store)
    #expect(answers == (1...3).map { .success($0) })
    #expect(store.journal?.waitingCount == 0)
    // It hears of what another store of its process has kept.
    await settle(next)
    #expect(next.count == 30)
    await store.journal?.finish()
  }

  @Test(
    "a subscription's action is not kept for a store whose creation is lost: the next keeper sends it"
  )
  func creationLostOfKeeper() async throws {
    let one = try await TestProcess(database)
    await one.store.journal?.keep()
    one.store.send(.setTicking(true))
    await one.settle()
    one.clock.advance(by: .seconds(3))
    one.store.send(.add("a", 1))
    database.change(try StoreName("ledger/1")) { $0 = nil }
    one.store.onIssue = { _ in }
    await one.settle()
    #expect(one.store.journal?.waitingCount == 1)

    // Its first epoch is that of the lost store.
    let other = try await TestProcess(database)
    await other.store.journal?.keep()
    await one.settle()
    await other.settle()
    #expect(other.state.log == ["a"])
    #expect(other.state.ticks == 0)
  }

  @Test("a store that was opened after a snapshot knows the entry before, and misses it")
  func afterSnapshot() async throws {
    var options = JournalOptions()
    options.snapshotInterval = 5
    let first = try await steps.opened(options: options)
    for _ in 1...5 { first.send(.step(by: 1)) }
    await settle(first)
    let store = try await steps.opened(options: options)
    lose(2)
    database.change(name) { $0?.snapshots.removeLast() }
    try await fill(before: store, options: options)

    #expect(store.count == 5)
    #expect(refusal(of: store) == .lost(5, of: name))
  }

  @Test("a store that takes no actions goes on to say so while an answer is outstanding")
  func inDoubt() async throws {
    let journal = MemoryJournal(database)
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), isManual: true)
    store.onIssue = { _ in }
    for _ in 1...5 { store.send(.step(by: 1)) }
    await settle(store)
    lose(2)
    journal.faults.answersLost = 2
    store.send(.step(by: 10))
    _ = await store.journal?.step()
    store.journal?.look()
    journal.faults.answersLost = 0
    await settle(store)
    #expect(refusal(of: store)?.reason == .damaged)
    #expect(store.count == 5)
  }
}

/// A journal whose tables a newer version has changed while a store is open.
private struct NewerJournal: ForwardedJournal {
  static let error = JournalError(.newerFormat, "It was written by a newer version.")

  let journal = MemoryJournal()

  func append(_ batch: AppendBatch) async -> AppendOutcome { .inDoubt(Self.error) }
}
