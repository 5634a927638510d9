import HeadwaterTesting
import Synchronization
import Testing

@testable import HeadwaterJournal

@MainActor @Suite("Tries while the journal does not answer", .timeLimit(.minutes(3)))
struct RetryTests {
  @Test("they come at times that double, however much is sent and looked for meanwhile")
  func backoff() async throws {
    let journal = MemoryJournal()
    let tries = Tries()
    journal.replicas.observe(tries)
    let clock = SteppedClock()
    var options = JournalOptions()
    options.clock = clock
    options.pollInterval = nil
    options.keeps = false
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), options: options)
    store.onIssue = { _ in }
    journal.faults.isAway = true

    store.send(.step(by: 1))
    var sleeps = clock.sleeps.makeAsyncIterator()
    for milliseconds in [50, 100, 200, 400, 800, 1_600, 1_600] {
      let sleep = try #require(await sleeps.next())
      #expect(sleep.duration == .milliseconds(milliseconds))
      let count = tries.count
      for _ in 1...5 {
        store.send(.step(by: 1))
        store.journal?.look()
        _ = await store.journal?.step()
      }
      #expect(tries.count == count)
      if milliseconds == 1_600 { journal.faults.isAway = count < 7 }
      sleep.end.resume()
    }
    await store.journal?.finish()
    #expect(tries.count == 7)
    #expect(store.count == 36)
    #expect(store.journal?.status == .following)
  }

  @Test("a store that several have opened at once is one, also if their first tries have failed")
  func openedAtOnce() async throws {
    let opener = Opener()
    async let first = opener.opened()
    async let second = opener.opened()
    async let third = opener.opened()
    let stores = await [first, second, third]
    stores[0].send(.step(by: 1))
    while await stores[0].journal?.step() == true {}
    #expect(stores.map(\.count) == [1, 1, 1])
  }
}

/// Opens a store, also if it has to try more than once. The fourth try of all finds the journal.
@MainActor
private final class Opener {
  private let journal = MemoryJournal()
  private var tries = 0

  init() { journal.faults.isAway = true }

  func opened() async -> Store<Steps.State, Steps.Action> {
    while true {
      tries += 1
      if tries == 4 { journal.faults.isAway = false }
      let store = try? await journal.store(
        "steps", initialState: Steps.State(), reducer: Steps(), isManual: true)
      if let store { return store }
    }
  }
}

/// Counts the batches that were not answered.
private final class Tries: JournalObserver {
  private let unanswered = Mutex(0)

  var count: Int { unanswered.withLock { $0 } }

  func appendUnanswered() { unanswered.withLock { $0 += 1 } }
  func appended(kept: Int, refused: Int, in duration: Duration) {}
  func waitingChanged(to count: Int) {}
  func followed(after lag: Duration) {}
  func replicasChanged(to count: Int) {}
  func differed(_ name: StoreName) {}
}

/// A clock whose sleeps end when a test says so.
private final class SteppedClock: Clock, Sendable {
  struct Sleep: Sendable {
    let duration: Duration
    let end: CheckedContinuation<Void, Never>
  }

  let now = ContinuousClock().now
  let sleeps: AsyncStream<Sleep>
  private let begin: AsyncStream<Sleep>.Continuation

  init() {
    (sleeps, begin) = AsyncStream.makeStream(of: Sleep.self)
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation {
      begin.yield(Sleep(duration: now.duration(to: deadline), end: $0))
    }
  }
}
