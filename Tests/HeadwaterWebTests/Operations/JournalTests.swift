import HeadwaterJournalMetrics
import MetricsTestKit
import Testing

@testable import HeadwaterJournal

@Suite("A served app on a journal", .timeLimit(.minutes(3)))
struct JournalTests {
  private struct Sum: Reducer {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += action
      return .none
    }
  }

  @MainActor
  private func open(_ journal: MemoryJournal) async throws -> Store<Int, Int> {
    try await journal.store("sum/1", initialState: 0, reducer: Sum(), isManual: true)
  }

  @MainActor
  private func settle(_ store: Store<Int, Int>) async {
    store.journal?.look()
    while await store.journal?.step() == true {}
  }

  @Test("what a journal's stores do is measured")
  @MainActor
  func metrics() async throws {
    let database = MemoryDatabase()
    let (one, other) = (MemoryJournal(database), MemoryJournal(database))
    let metrics = TestMetrics()
    one.replicas.observe(JournalMetrics(factory: metrics))
    let appends = { (result: String) in
      try metrics.expectCounter("headwater_journal_appends", [("result", result)]).totalValue
    }
    var store: Store<Int, Int>? = try await open(one)
    let foreign = try await open(other)
    #expect(try metrics.expectGauge("headwater_journal_replicas").lastValue == 1)

    one.faults.isAway = true
    store?.send(1)
    store?.send(2)
    #expect(try metrics.expectGauge("headwater_journal_waiting").lastValue == 2)
    if let store { await settle(store) }
    #expect(try appends("unanswered") == 1)
    one.faults.isAway = false
    if let store { await settle(store) }
    #expect(try appends("kept") == 2)
    #expect(try metrics.expectGauge("headwater_journal_waiting").lastValue == 0)
    #expect(try metrics.expectTimer("headwater_journal_append_duration").values.count == 1)

    foreign.send(3)
    await settle(foreign)
    #expect(try metrics.expectTimer("headwater_journal_lag").values.isEmpty)
    if let store { await settle(store) }
    #expect(try metrics.expectTimer("headwater_journal_lag").values.count == 1)
    #expect(try appends("refused") == 0)
    #expect(try metrics.expectCounter("headwater_journal_differences").totalValue == 0)
    store = nil
  }

  @Test("a process is ready when it reaches its journal")
  func readiness() async throws {
    let journal = MemoryJournal()
    #expect(await journal.reasonNotReady() == nil)
    journal.faults.isAway = true
    #expect(await journal.reasonNotReady() == "The journal is not reached.")
  }
}
