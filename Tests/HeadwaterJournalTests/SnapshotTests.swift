import Foundation
import HeadwaterJournalTesting
import HeadwaterTesting
import Testing

@MainActor @Suite struct SnapshotTests {
  @Test("actions are kept while a snapshot is being written", .timeLimit(.minutes(3)))
  func beside() async throws {
    let journal = SlowJournal()
    var options = JournalOptions()
    options.snapshotInterval = 2
    let store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()),
      options: options)
    for text in ["a", "b", "c"] { try await store.keep(.noted(text)) }
    for await _ in journal.saves { break }
    #expect(store.log == ["noted a", "noted b", "noted c"])
    #expect(journal.database.snapshots(of: try StoreName("ledger/1")).map(\.number) == [0])

    journal.goOn()
    await store.journal?.finish()
    #expect(journal.database.snapshots(of: try StoreName("ledger/1")).map(\.number) == [0, 2])
  }

  @Test("a snapshot is written although actions come without a pause")
  func snapshotUnderLoad() async throws {
    var options = JournalOptions()
    options.snapshotInterval = 10
    options.batchLimit = 10
    let journal = MemoryJournal()
    let store = try await journal.store(
      "ledger/1", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()),
      options: options, isManual: true)
    for number in 0..<30 { store.send(.add("\(number)", 1)) }
    _ = await store.journal?.step()

    #expect(store.journal?.waitingCount == 20)
    let name = try StoreName("ledger/1")
    #expect(try await journal.snapshot(of: name, version: 1)?.number == 10)
  }
}

@MainActor @Suite struct SnapshotSpacingTests {
  private let database = MemoryDatabase()

  private func opened() async throws -> Store<Text.State, Text.Action> {
    var options = JournalOptions()
    options.snapshotInterval = 1
    return try await MemoryJournal(database).store(
      "text", initialState: Text.State(), reducer: Text(), options: options, isManual: true)
  }

  private func keep(_ text: String, in store: Store<Text.State, Text.Action>) async {
    store.send(.replaced(text))
    while await store.journal?.step() == true {}
  }

  @Test("a large state is written more seldom, also by a process that has just opened the store")
  func large() async throws {
    let store = try await opened()
    await keep("small", in: store)
    // Of 2 to 4 MB.
    await keep(String(repeating: "x", count: 3 << 20), in: store)
    for _ in 3...5 { await keep(store.text, in: store) }
    let later = try await opened()
    for _ in 6...9 { await keep(later.text, in: later) }
    let numbers = database.snapshots(of: try StoreName("text")).map(\.number)
    #expect(numbers == [0, 1, 2, 4, 8])
  }

  @Test("a state that has become small is written as often as before")
  func small() async throws {
    let store = try await opened()
    await keep(String(repeating: "x", count: 3 << 20), in: store)
    for _ in 2...5 { await keep("small", in: store) }
    let numbers = database.snapshots(of: try StoreName("text")).map(\.number)
    #expect(numbers == [0, 1, 4, 5])
  }
}

/// A state of any size.
private struct Text: Reducer {
  struct State: Codable, Equatable, Sendable {
    var text = ""
  }

  enum Action: Codable, Sendable {
    case replaced(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .replaced(let text) = action { state.text = text }
    return .none
  }
}

/// A journal whose snapshots are written when a test says so.
private final class SlowJournal: ForwardedJournal {
  let database = MemoryDatabase()

  /// An element for each snapshot that waits.
  let saves: AsyncStream<Void>

  let journal: MemoryJournal
  private let save: AsyncStream<Void>.Continuation
  private let permissions: AsyncStream<Void>
  private let permission: AsyncStream<Void>.Continuation

  init() {
    journal = MemoryJournal(database)
    (saves, save) = AsyncStream.makeStream()
    (permissions, permission) = AsyncStream.makeStream()
  }

  func goOn() { permission.finish() }

  func save(
    _ snapshot: Snapshot, of name: StoreName
  ) async throws(JournalError) -> Snapshot {
    save.yield()
    for await _ in permissions {}
    return try await journal.save(snapshot, of: name)
  }
}
