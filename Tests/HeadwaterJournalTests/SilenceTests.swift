import HeadwaterTesting
import Synchronization
import Testing

@testable import HeadwaterJournal

@MainActor @Suite(.timeLimit(.minutes(3))) struct SilenceTests {
  @Test("a journal that does not answer for some seconds is told by the status, until it answers")
  func silent() async throws {
    let (journal, clock) = (SilentJournal(), HandClock())
    var options = JournalOptions()
    options.clock = clock
    options.pollInterval = .seconds(10)
    options.keeps = false
    let store = try await journal.store(
      "steps", initialState: Steps.State(), reducer: Steps(), options: options)
    store.send(.step(by: 1))
    for await _ in journal.begun { break }

    var statuses: [JournalStatus?] = []
    for await sleep in clock.sleeps where sleep.duration == .seconds(5) {
      statuses.append(store.journal?.status)
      if statuses.count == 2 { break }
      clock.wake(sleep.id)
    }
    let error = JournalError.silent(try StoreName("steps"), for: .seconds(5))
    #expect(statuses == [.following, .behind(error)])
    #expect(
      error.message == """
        The journal has not answered for an action of the store "steps" for 5.0 seconds or longer. It may stand or not, \
        and is tried again by itself; what was sent waits.

        Likely the server is stopped or overloaded, or a network between lets nothing through.
        """)

    journal.goOn()
    await store.journal?.finish()
    #expect(store.journal?.status == .following)
    #expect(store.count == 1)
    clock.end()
  }
}

/// A journal that answers only when a test says so.
private final class SilentJournal: ForwardedJournal {
  let journal = MemoryJournal()
  let begun: AsyncStream<Void>
  private let begin: AsyncStream<Void>.Continuation
  private let answers: AsyncStream<Void>
  private let answer: AsyncStream<Void>.Continuation

  init() {
    (begun, begin) = AsyncStream.makeStream()
    (answers, answer) = AsyncStream.makeStream()
  }

  func goOn() { answer.finish() }

  func append(_ batch: AppendBatch) async -> AppendOutcome {
    begin.yield()
    for await _ in answers {}
    return await journal.append(batch)
  }
}
