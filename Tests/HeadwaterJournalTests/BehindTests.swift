import HeadwaterJournal
import HeadwaterTesting
import Synchronization
import Testing

@MainActor @Suite struct BehindTests {
  private let journal = MemoryJournal()
  private let heard = HeardStatus()

  private func opened(_ name: String) async throws -> Store<Steps.State, Steps.Action> {
    try await journal.store(
      name, initialState: Steps.State(), reducer: Steps(), isManual: true)
  }

  private func settle(_ stores: Store<Steps.State, Steps.Action>...) async {
    for store in stores { while await store.journal?.step() == true {} }
  }

  @Test("an observer hears once that the stores wait, with the reason, and once that they follow")
  func once() async throws {
    journal.replicas.observe(heard)
    let (one, other) = (try await opened("one"), try await opened("other"))
    journal.faults.isAway = true
    one.send(.step(by: 1))
    other.send(.step(by: 1))
    await settle(one, other)
    #expect(heard.lines == ["The journal can't be reached: a fault of the test."])

    journal.faults.isAway = false
    await settle(one)
    #expect(heard.lines.count == 1)
    await settle(other)
    #expect(heard.lines.dropFirst() == ["follows"])
    journal.faults.isFull = true
    one.send(.step(by: 1))
    await settle(one)
    #expect(heard.lines.count == 3)
    withExtendedLifetime(other) {}
  }

  @Test("an observer that comes later hears that they wait")
  func late() async throws {
    let store = try await opened("one")
    journal.faults.isAway = true
    store.send(.step(by: 1))
    await settle(store)
    journal.replicas.observe(heard)
    #expect(heard.lines == ["The journal can't be reached: a fault of the test."])
  }
}

private final class HeardStatus: JournalObserver {
  private let heard = Mutex<[String]>([])

  var lines: [String] { heard.withLock { $0 } }

  func fellBehind(_ error: JournalError) { heard.withLock { $0.append(error.message) } }
  func caughtUp() { heard.withLock { $0.append("follows") } }

  func appended(kept: Int, refused: Int, in duration: Duration) {}
  func appendUnanswered() {}
  func waitingChanged(to count: Int) {}
  func followed(after lag: Duration) {}
  func replicasChanged(to count: Int) {}
  func differed(_ name: StoreName) {}
}
