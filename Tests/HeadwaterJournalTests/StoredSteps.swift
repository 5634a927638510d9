import HeadwaterTesting

@testable import HeadwaterJournal

/// The store "steps" in a database, which processes open one after the other.
@MainActor struct StoredSteps {
  let database = MemoryDatabase()
  let name: StoreName

  init() throws {
    name = try StoreName("steps")
  }

  /// Opens the store in a new process.
  func opened(
    version: Int = 1, options: JournalOptions = JournalOptions()
  ) async throws -> Store<Steps.State, Steps.Action> {
    let store = try await MemoryJournal(database).store(
      "steps", initialState: Steps.State(), reducer: Steps(), version: version, options: options,
      isManual: true)
    store.onIssue = { _ in }
    return store
  }

  /// Keeps three steps in a process that is then gone.
  func fill() async throws {
    let store = try await opened()
    for _ in 1...3 { store.send(.step(by: 1)) }
    while await store.journal?.step() == true {}
  }
}

/// Why a store takes no actions; nil if it does.
@MainActor func refusal(of store: Store<Steps.State, Steps.Action>) -> JournalError? {
  if case .readOnly(let error) = store.journal?.status { error } else { nil }
}
