import HeadwaterJournalTesting
import Testing

@Suite struct MemoryJournalTests {
  @Test("a journal in memory is a journal", arguments: JournalConformance.rules)
  func conformance(rule: JournalConformance.Rule) async throws {
    let database = MemoryDatabase()
    try await rule.check { MemoryJournal(database) }
  }
}
