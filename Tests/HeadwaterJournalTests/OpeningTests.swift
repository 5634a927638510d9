import Foundation
import HeadwaterJournal
import Testing

@MainActor @Suite("Opening a store") struct OpeningTests {
  private let database = MemoryDatabase()

  private func fill(_ count: Int) async throws {
    var options = JournalOptions()
    options.snapshotInterval = .max
    options.waitingLimit = .max
    let store = try await MemoryJournal(database).store(
      "till", initialState: Till.State(), reducer: Till(), options: options, isManual: true)
    for _ in 0..<count { store.send(.count) }
    while await store.journal?.step() == true {}
  }

  @Test(
    "all entries are folded, however many there are and however few the journal gives at a time",
    arguments: [(1, Int.max), (999, 7), (1_000, .max), (3_001, .max), (3_001, 600), (5_000, 999)])
  func pages(count: Int, most: Int) async throws {
    try await fill(count)
    let journal = ShortJournal(MemoryJournal(database), most: most)
    let store = try await journal.store(
      "till", initialState: Till.State(), reducer: Till(), isManual: true)
    #expect(store.journal?.status == .following)
    #expect(store.journal?.number == count)
    #expect(store.count == count)
  }

  @Test("a journal that gives none of the entries that its head has closes the store")
  func none() async throws {
    try await fill(3)
    let store = try await ShortJournal(MemoryJournal(database), most: 0).store(
      "till", initialState: Till.State(), reducer: Till(), isManual: true)
    guard case .readOnly(let error) = store.journal?.status else {
      Issue.record("\(String(describing: store.journal?.status))")
      return
    }
    #expect(error.reason == .damaged)
  }
}

/// A journal that gives fewer entries than it is asked for.
private final class ShortJournal: ForwardedJournal {
  let journal: MemoryJournal
  private let most: Int

  init(_ journal: MemoryJournal, most: Int) {
    self.journal = journal
    self.most = most
  }

  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry] {
    try await journal.entries(of: name, from: number, limit: min(limit, most))
  }
}
