import Foundation
import HeadwaterJournalTesting
import HeadwaterTesting
import Testing

/// A counter whose steps another version of it doubles.
struct Steps: Reducer {
  struct State: Codable, Equatable, Sendable {
    var count = 0
    var names: Set<String> = []
  }

  enum Action: Codable, Sendable {
    case step(by: Int)
  }

  var factor = 1

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .step(let step) = action {
      state.count += step * factor
      state.names.formUnion((0..<20).map { "\(state.count).\($0)" })
    }
    return .none
  }
}

@MainActor @Suite struct VersionTests {
  private let database = MemoryDatabase()
  private let name: StoreName

  init() throws {
    name = try StoreName("steps")
  }

  private func opened(
    _ journal: MemoryJournal, factor: Int = 1, version: Int = 1, upcasters: [Upcaster] = [],
    snapshotInterval: Int = 1_000
  ) async throws -> Store<Steps.State, Steps.Action> {
    var options = JournalOptions()
    options.snapshotInterval = snapshotInterval
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(factor: factor), version: version,
      upcasters: upcasters, options: options, isManual: true)
    store.onIssue = { _ in }
    return store
  }

  private func settle(_ store: Store<Steps.State, Steps.Action>) async {
    store.journal?.look()
    while await store.journal?.step() == true {}
  }

  @Test(
    "a newer version starts from the state that the older one left, and the older one goes read-only"
  )
  func newer() async throws {
    let old = try await opened(MemoryJournal(database), snapshotInterval: 2)
    old.send(.step(by: 1))
    old.send(.step(by: 1))
    await settle(old)

    let new = try await opened(MemoryJournal(database), factor: 10, version: 2)
    #expect(new.count == 2)
    old.send(.step(by: 1))
    new.send(.step(by: 1))
    await settle(old)
    await settle(new)

    #expect(new.count == 12)
    #expect(old.count == 2)
    guard case .readOnly(let error) = old.journal?.status else {
      Issue.record("The older version is not read-only.")
      return
    }
    #expect(
      error.message == """
        The store "steps" is at version 2 of its reducer, and this process has version 1. The store shows what it \
        has and takes no actions.

        Start this process anew with the newer version.
        """)
    // The next one of the version has the same base.
    #expect(try await opened(MemoryJournal(database), factor: 10, version: 2).count == 12)
  }

  @Test("of two processes that bring a version, the first one's state is the base of both")
  func twoNewer() async throws {
    let old = try await opened(MemoryJournal(database))
    old.send(.step(by: 1))
    await settle(old)

    let one = try await opened(MemoryJournal(database), factor: 10, version: 2)
    // It would fold the entry otherwise.
    let other = try await opened(MemoryJournal(database), factor: 100, version: 2)

    #expect(one.count == 10)
    #expect(other.count == 10)
  }

  @Test(
    "entries and snapshots of an older form go through the upcasters, one version after the other")
  func upcasters() async throws {
    let journal = MemoryJournal(database)
    let state = Data(#"{"number":7,"names":[]}"#.utf8)
    _ = try await journal.open(
      name,
      initial: Snapshot(
        number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
    let body = Data(#"{"go":{"by":"5"}}"#.utf8)
    _ = await journal.append(
      AppendBatch(name: name, version: 1, drafts: [EntryDraft(body: body)]))

    let store = try await opened(
      MemoryJournal(database), version: 3,
      upcasters: [
        Upcaster(
          from: 2,
          action: { json in
            json["step"] = json["go"]; json["go"] = nil
          }),
        Upcaster(
          from: 1,
          action: { json in
            guard case .string(let digits) = json["go"]?["by"] else { return }
            json["go"] = .object(["by": .number(digits)])
          },
          state: { json in json["count"] = json["number"] }),
      ])

    #expect(store.count == 12)
  }

  @Test(
    "a version that can't read what stands takes no actions, and the older one goes on",
    arguments: [
      (Upcaster(from: 1, action: { $0 = .string("none") }), "it has another value than an object"),
      (
        Upcaster(
          from: 1,
          action: { $0["step"] = .object(["by": .number("1},\"jump\":{\"by\":2")]) }),
        "an upcaster has made a number of another text at step.by"
      ),
    ])
  func brokenUpcaster(upcaster: Upcaster, reason: String) async throws {
    let old = try await opened(MemoryJournal(database))
    old.send(.step(by: 1))
    await settle(old)

    let new = try await opened(MemoryJournal(database), version: 2, upcasters: [upcaster])
    guard case .readOnly(let error) = new.journal?.status else {
      Issue.record("The newer version is not read-only.")
      return
    }
    #expect(error.reason == .unreadable)
    #expect(error.message.contains("can't be read: \(reason)"), "\(error.message)")

    old.send(.step(by: 1))
    await settle(old)
    #expect(old.journal?.status == .following)
    #expect(old.count == 2)
    #expect(try await opened(MemoryJournal(database)).count == 2)
    let repaired = try await opened(
      MemoryJournal(database), version: 2, upcasters: [Upcaster(from: 1)])
    #expect(repaired.count == 2)
    #expect(repaired.journal?.status == .following)
  }

  @Test("a version that can't read the last snapshot is not opened, and the older one goes on")
  func brokenState() async throws {
    let old = try await opened(MemoryJournal(database))
    await #expect(throws: JournalError.self) {
      _ = try await opened(
        MemoryJournal(database), version: 2,
        upcasters: [Upcaster(from: 1, state: { $0["count"] = .null })])
    }
    old.send(.step(by: 1))
    await settle(old)
    #expect(old.journal?.status == .following)
    #expect(old.count == 1)
  }

  @Test("an entry that can't be read closes its store only, with its number and the reason")
  func unreadable() async throws {
    let journal = MemoryJournal(database)
    let store = try await opened(journal)
    for _ in 0..<3 { store.send(.step(by: 1)) }
    await settle(store)
    let second = database.entries(of: name)[1]
    database.replace(
      Entry(
        number: 2, id: second.id, version: 1, process: second.process, at: second.at, epoch: nil,
        body: Data(#"{"jump":{}}"#.utf8)), of: name)

    let next = try await opened(MemoryJournal(database))
    #expect(next.count == 1)
    #expect(next.journal?.number == 1)
    guard case .readOnly(let error) = next.journal?.status else {
      Issue.record("The store is not read-only.")
      return
    }
    #expect(error.reason == .unreadable)
    #expect(error.message.hasPrefix("Entry 2 of the store \"steps\" can't be read: "))
    #expect(database.entries(of: name).count == 3)
    let other = try await MemoryJournal(database).store(
      "other", initialState: Steps.State(), reducer: Steps(), isManual: true)
    #expect(other.journal?.status == .following)
  }

  @Test("a snapshot is written at fixed numbers, and confirmed by another process")
  func snapshots() async throws {
    let one = try await opened(MemoryJournal(database), snapshotInterval: 3)
    let other = try await opened(MemoryJournal(database), snapshotInterval: 3)
    for _ in 0..<7 { one.send(.step(by: 1)) }
    await settle(one)
    await settle(other)

    let snapshots = database.snapshots(of: name)
    #expect(snapshots.map(\.number) == [0, 6])
    #expect(snapshots.last?.isConfirmed == true)
    #expect(other.journal?.status == .following)
    let next = try await opened(MemoryJournal(database))
    #expect(next.state == one.state)
  }

  @Test("a process that has folded to another state goes read-only, and names the paths")
  func differs() async throws {
    let one = try await opened(MemoryJournal(database), snapshotInterval: 2)
    let other = try await opened(MemoryJournal(database), factor: 2, snapshotInterval: 2)
    for _ in 0..<2 { one.send(.step(by: 1)) }
    await settle(one)
    await settle(other)

    guard case .readOnly(let error) = other.journal?.status else {
      Issue.record("The store is not read-only.")
      return
    }
    #expect(error.reason == .differs)
    #expect(error.message.contains("They differ at count, names"))
    #expect(one.journal?.status == .following)
  }

  @Test(
    "a journal that has another entry than the folded one is noticed, and folded anew by the next opening"
  )
  func lost() async throws {
    let journal = MemoryJournal(database)
    let store = try await opened(journal)
    store.send(.step(by: 1))
    await settle(store)
    // As after a failover to a database that had not received the entry.
    let lost = database.entries(of: name)[0]
    database.replace(
      Entry(
        number: 1, id: UUID(), version: 1, process: UUID(), at: lost.at, epoch: nil,
        body: Data(#"{"step":{"by":7}}"#.utf8)), of: name)
    await settle(store)

    #expect(store.count == 1)
    guard case .readOnly(let error) = store.journal?.status else {
      Issue.record("The store is not read-only.")
      return
    }
    #expect(error.reason == .damaged)
    #expect(try await opened(journal).count == 7)
  }

  @Test("a name that is open with other types is refused")
  func otherTypes() async throws {
    let journal = MemoryJournal(database)
    let store = try await opened(journal)
    let error = await #expect(throws: JournalError.self) {
      _ = try await journal.store(
        "steps", initialState: Ledger.State(), reducer: Ledger(clock: TestClock()), isManual: true)
    }
    #expect(error?.reason == .otherType)
    withExtendedLifetime(store) {}
  }
}
