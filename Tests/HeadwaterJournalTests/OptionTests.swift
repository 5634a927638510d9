import HeadwaterJournal
import Testing

@MainActor @Suite("Options") struct OptionTests {
  private func refusal(_ change: (inout JournalOptions) -> Void) async -> JournalError? {
    var options = JournalOptions()
    change(&options)
    return await #expect(throws: JournalError.self) {
      try await MemoryJournal().store(
        "till", initialState: Till.State(), reducer: Till(), options: options, isManual: true)
    }
  }

  @Test("an option by which nothing would be kept is refused, with its value")
  func options() async throws {
    #expect(
      await refusal { $0.snapshotInterval = 0 }
        == JournalError(
          .settings,
          "\"till\" was not opened: `JournalOptions.snapshotInterval` is 0, and has to be greater than zero."
        ))
    #expect(
      await refusal { $0.entryLifetime = .seconds(-1) }
        == JournalError(
          .settings,
          "\"till\" was not opened: `JournalOptions.entryLifetime` is -1.0 seconds, and may not be negative."
        ))
    let changes: [(inout JournalOptions) -> Void] = [
      { $0.batchLimit = 0 }, { $0.batchLimit = -1 }, { $0.waitingLimit = 0 },
      { $0.waitingLimitOfHandle = 0 },
      { $0.retryDelay = .zero }, { $0.pollInterval = .zero }, { $0.leaseTime = .seconds(-1) },
      { $0.snapshotInterval = -1 },
    ]
    for change in changes { #expect(await refusal(change)?.reason == .settings) }
  }

  @Test("a time of presence that would be none is the shortest one")
  func presence() {
    var options = PresenceOptions()
    options.interval = .zero
    options.lifetime = .seconds(-1)
    #expect(options.interval == .milliseconds(10))
    #expect(options.lifetime == .milliseconds(10))
  }
}
