import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("Entries whose fold has ended processes") struct AttemptTests {
  private let steps: StoredSteps
  private var database: MemoryDatabase { steps.database }
  private var name: StoreName { steps.name }

  init() throws {
    steps = try StoredSteps()
  }

  /// Opens the store, after which `meanwhile` has happened if that takes time.
  private func opened(
    version: Int = 1, meanwhile: @escaping @MainActor @Sendable () async throws -> Void = {}
  ) async throws -> Store<Steps.State, Steps.Action> {
    var options = JournalOptions()
    options.clock = EventfulClock(event: meanwhile)
    return try await steps.opened(version: version, options: options)
  }

  /// Notes a fold in processes that are then gone.
  private func end(_ count: Int, at numbers: ClosedRange<Int>) async throws -> [MemoryJournal] {
    var journals: [MemoryJournal] = []
    for _ in 0..<count {
      journals.append(MemoryJournal(database))
      _ = try await journals.last?.noteAttempt(at: numbers, version: 1, of: name)
    }
    return journals
  }

  @Test("one that has ended three closes its store, with its name, its number and the reason")
  func closed() async throws {
    try await steps.fill()
    _ = try await end(3, at: 2...2)

    // Once more, since whoever opens it leaves no note of its own.
    for _ in 1...2 {
      let store = try await opened()
      #expect(store.count == 1)
      #expect(store.journal?.number == 1)
      guard case .readOnly(let error) = store.journal?.status else {
        Issue.record("The store is open.")
        return
      }
      #expect(error.reason == .endsProcesses)
      #expect(
        error.message == """
          Entry 2 of the store "steps" was not folded: 3 processes have ended while they folded it. The store shows \
          the state after entry 1, and takes no actions. Nothing was skipped or overwritten.

          Likely the reducer of version 1 traps with this action and state, such as by an index out of range. The \
          logs of those processes say where.

          Repair the reducer, and give it a new version.
          """)
    }
    #expect(database.entries(of: name).count == 3)
  }

  @Test("two ends at one entry, and many in a row of entries, close nothing and are then forgotten")
  func notEnough() async throws {
    try await steps.fill()
    _ = try await end(2, at: 2...2)
    _ = try await end(5, at: 1...3)
    let store = try await opened()
    #expect(store.journal?.status == .following)
    #expect(store.count == 3)
    #expect(try await notes() == [])
  }

  @Test("a new version of the reducer opens the store again")
  func newVersion() async throws {
    try await steps.fill()
    _ = try await end(3, at: 2...2)
    let store = try await opened(version: 2)
    #expect(store.journal?.status == .following)
    #expect(store.count == 3)
  }

  @Test("processes that are only slow, and go on meanwhile, close nothing")
  func slow() async throws {
    try await steps.fill()
    let slow = try await end(3, at: 2...2)
    let waits = Count()
    let store = try await opened { [name] in
      waits.value += 1
      // With the first wait, they still fold the entry.
      guard waits.value == 2 else { return }
      for journal in slow { try await journal.endAttempt(of: name, after: 1) }
    }
    #expect(waits.value == 2)
    #expect(store.journal?.status == .following)
    #expect(store.count == 3)
  }

  @Test("another process that opens the store at the same time has a moment to be done")
  func together() async throws {
    try await steps.fill()
    let other = try await end(1, at: 1...3)
    let waits = Count()
    let store = try await opened { [name] in
      waits.value += 1
      try await other[0].endAttempt(of: name, after: 3)
    }
    #expect(waits.value == 1)
    #expect(store.count == 3)
  }

  @Test("the keeper of its kind opens it once, and goes on with the others")
  func kindKeeper() async throws {
    try await steps.fill()
    _ = try await end(3, at: 2...2)
    let openings = Count()
    var options = JournalOptions()
    options.clock = EventfulClock { openings.value += 1 }
    let keeper = MemoryJournal(database).kindKeeper(
      kind: "steps", initialState: Steps.State(), reducer: Steps(), options: options,
      isManual: true)
    await keeper.sweep()
    await keeper.sweep()
    // Each opening waits twice.
    #expect(openings.value == 2)
    #expect(keeper.names == [])
  }

  private func notes() async throws -> [FoldAttempt] {
    try await MemoryJournal(database).noteAttempt(at: 9...9, version: 1, of: name)
  }
}

@MainActor
private final class Count {
  var value = 0
}

/// A clock whose sleeps end at once, after something has happened.
private struct EventfulClock: Clock {
  let event: @MainActor @Sendable () async throws -> Void

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await event()
  }
}
