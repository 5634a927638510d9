import Foundation
import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("What is written can be read back") struct ReadBackTests {
  private let database = MemoryDatabase()
  private let name: StoreName

  init() throws {
    name = try StoreName("till")
  }

  private func opened(
    version: Int = 1, upcasters: [Upcaster] = []
  ) async throws -> Store<Till.State, Till.Action> {
    var options = JournalOptions()
    options.snapshotInterval = 2
    let store = try await MemoryJournal(database).store(
      "till", initialState: Till.State(), reducer: Till(), version: version, upcasters: upcasters,
      options: options, isManual: true)
    store.onIssue = { _ in }
    return store
  }

  private func settle(_ store: Store<Till.State, Till.Action>) async {
    store.journal?.look()
    while await store.journal?.step() == true {}
  }

  /// Sends actions in a process that is then gone.
  ///
  /// - Returns: The issues.
  @discardableResult
  private func send(_ actions: Till.Action..., version: Int = 1) async throws -> [String] {
    let store = try await opened(version: version)
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    for action in actions { store.send(action) }
    await settle(store)
    #expect(store.journal?.status == .following)
    return issues
  }

  /// Changes the state of a snapshot behind its digest, as a failed disk does.
  private func damage(_ snapshot: Snapshot) {
    let text = String(decoding: snapshot.state, as: UTF8.self)
    let state = Data(text.replacing(/"count":\d/, with: #""count":9"#).utf8)
    database.replace(
      Snapshot(
        number: snapshot.number, version: snapshot.version, digest: snapshot.digest,
        writer: snapshot.writer, isConfirmed: snapshot.isConfirmed, state: state), of: name)
  }

  // MARK: Actions

  @Test("an action with a Decimal that is not a number is refused before it is kept")
  func decimal() async throws {
    let issues = try await send(.count, .price(.nan), .count)
    #expect(
      issues == [
        """
        The action .price of the store "till" can't be read back from the JSON that it is written as: The given data \
        was not valid JSON. It was not kept.

        Likely it has a Decimal that is not a number, or is nested deeper than 512 levels, or the `encode(to:)` of a \
        type writes what its `init(from:)` does not read.
        """
      ])
    #expect(try await opened().state == Till.State(count: 2))
  }

  @Test("an action that is nested too deep is refused before it is kept", arguments: [200, 300])
  func deepAction(depth: Int) async throws {
    let issues = try await send(.tree(.deep(depth)), .count)
    #expect(issues.count == (depth == 200 ? 0 : 1))
    #expect(try await opened().count == 1)
    #expect(try await opened().journal?.status == .following)
  }

  // MARK: States

  @Test(
    "a state that can't be read back is no snapshot, and the store goes on",
    arguments: [Till.Action.divide, .grow(to: 300)])
  func state(action: Till.Action) async throws {
    let issues = try await send(action, .count)
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix("The state after entry 2 of the store \"till\" can't be ") == true)
    #expect(database.snapshots(of: name).map(\.number) == [0])

    #expect(try await opened().count == 1)
    try await send(.price(1), .grow(to: 1), .count, .count)
    #expect(database.snapshots(of: name).map(\.number) == [0, 6])
    #expect(try await opened().state == Till.State(count: 3, price: 1, tree: .deep(1)))
  }

  @Test("a value that writes what it inherits is read back")
  func inherited() async throws {
    try await send(.inherit, .count)
    #expect(database.snapshots(of: name).map(\.number) == [0, 2])
    #expect(try await opened().state == Till.State(count: 1, heir: Till.Heir()))
  }

  @Test("the base of a version that can't be written is left out, and the store opens")
  func base() async throws {
    try await send(.divide)
    let store = try await opened(version: 2)
    #expect(store.price.isNaN)
    #expect(store.journal?.status == .following)
    #expect(database.snapshots(of: name).map(\.version) == [1])
  }

  // MARK: Snapshots that can't be read

  @Test("a damaged snapshot is not served: an older one is, and the damaged one is repaired")
  func damaged() async throws {
    try await send(.count, .count)
    try await send(.count, .count, .count)
    let whole = try #require(database.snapshots(of: name).last)
    #expect(whole.number == 4)
    damage(whole)

    let store = try await opened()
    #expect(store.count == 5)
    await settle(store)
    #expect(store.journal?.status == .following)
    #expect(database.snapshots(of: name).last?.state == whole.state)
  }

  @Test("if no snapshot can be read, the entries are folded from the initial state of the app")
  func allDamaged() async throws {
    try await send(.count, .count, .count)
    for snapshot in database.snapshots(of: name) { damage(snapshot) }
    #expect(try await opened().count == 3)
  }

  @Test("if the entries before a damaged snapshot are removed, the store is not opened")
  func nothingHelps() async throws {
    try await send(.count, .count)
    let journal = MemoryJournal(database)
    let confirmed = try #require(database.snapshots(of: name).last)
    _ = try await journal.save(
      Snapshot(
        number: 2, version: 1, digest: confirmed.digest, writer: journal.process,
        state: confirmed.state), of: name)
    #expect(try await journal.prune(name, olderThan: .zero) == 1)
    damage(confirmed)

    let error = await #expect(throws: JournalError.self) { try await opened() }
    #expect(
      error
        == JournalError(
          .damaged,
          """
          The snapshot after entry 2 of the store "till" is damaged: its state is another one than that of its digest. \
          The store was not opened, and nothing was overwritten.

          Likely the disk has failed, or the table was changed by hand. Restore a backup.
          """))
  }

  @Test("a snapshot that nobody can read does not close the store that comes to its number")
  func unreadableByOthers() async throws {
    try await send(.count)
    let state = Data(#"{"form":"older"}"#.utf8)
    _ = try await MemoryJournal(database).save(
      Snapshot(number: 2, version: 1, digest: Digest(of: state), writer: UUID(), state: state),
      of: name)
    let issues = try await send(.count)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("The store goes on from an older snapshot") == true)
    #expect(try await opened().count == 2)
  }

  @Test(
    "in place of a damaged base, the older version's entries are folded if they come to the same")
  func damagedBase() async throws {
    try await send(.count)
    try await send(.count, version: 2)
    let base = try #require(database.snapshots(of: name).first { $0.version == 2 })
    for snapshot in database.snapshots(of: name) where snapshot.version == 2 { damage(snapshot) }
    #expect(try await opened(version: 2).count == 2)
    #expect(
      database.snapshots(of: name).first { $0.version == 2 && $0.number == 1 }?.state == base.state)

    let other = Data(#"{"count":"other"}"#.utf8)
    database.replace(
      Snapshot(
        number: base.number, version: 2, digest: Digest(of: other), writer: base.writer,
        state: other), of: name)
    for snapshot in database.snapshots(of: name) where snapshot.number == 2 { damage(snapshot) }
    let error = await #expect(throws: JournalError.self) { try await opened(version: 2) }
    #expect(error?.reason == .unreadable)
  }

  @Test("a verification names a damaged snapshot, and goes on from its own state")
  func verified() async throws {
    try await send(.count, .count)
    try await send(.count, .count)
    let snapshots = database.snapshots(of: name)
    try await send(.count)
    damage(try #require(snapshots.first { $0.number == 2 }))
    let found = try await TestReader(database).verify(name, reducer: Till())
    #expect(
      found.differences == [
        Verification.Difference(number: 2, paths: ["count"], actions: [".count"])
      ])
    #expect(found.snapshots == 3)
  }

  // MARK: Versions

  @Test("an upcaster that changes nothing leaves money as it is")
  func money() async throws {
    let money = try #require(Decimal(string: "12345678901234567.89"))
    try await send(.price(money))
    #expect(try await opened(version: 2, upcasters: [Upcaster(from: 1)]).price == money)
    #expect(try await opened(version: 3, upcasters: [Upcaster(from: 2)]).price == money)
  }
}
