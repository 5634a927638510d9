import HeadwaterJournal
import Synchronization
import TestSupport
import Testing

@testable import Showcase

@Suite("The start of the journal", .timeLimit(.minutes(3)))
struct JournalStartTests {
  /// What a start has said, and how often it has tried to open the journal.
  private final class Record: Sendable {
    let lines = Mutex<[String]>([])
    let attempts = Mutex(0)

    /// The number of this attempt.
    func attempt() -> Int {
      attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
    }
  }

  private static let away = JournalError(.away, "The server can't be reached.")

  @Test("it waits for a database that is away, says so once, and is not ready before it has it")
  func away() async throws {
    let record = Record()
    let clock = HastyClock()
    let start = JournalStart(
      clock: clock, say: { line in record.lines.withLock { $0.append(line) } }
    ) {
      if record.attempt() < 4 { throw Self.away }
      return MemoryJournal()
    }
    #expect(await start.reasonNotReady() == "The journal is not open yet.")
    _ = try await start.journal
    #expect(await start.reasonNotReady() == nil)
    #expect(clock.waits == [.milliseconds(250), .milliseconds(500), .seconds(1)])
    #expect(
      record.lines.withLock { $0 } == [
        """
        The server can't be reached.

        The board opens as soon as the database answers: it is tried again by itself. All else is served meanwhile.
        """
      ])
  }

  @Test("it gives up at once for a reason that stays, and hands out one journal")
  func others() async throws {
    let record = Record()
    let wrong = JournalStart(say: { _ in }) {
      _ = record.attempt()
      throw JournalError(.signIn, "The password is wrong.")
    }
    await #expect(throws: JournalError.self) { try await wrong.journal }
    #expect(record.attempts.withLock { $0 } == 1)

    let start = JournalStart(say: { _ in }) { MemoryJournal() }
    let first = try await start.journal
    #expect(try await start.journal.process == first.process)
  }
}
