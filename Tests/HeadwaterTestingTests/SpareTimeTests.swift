import Synchronization
import Testing

@testable import HeadwaterTesting

@Suite("A limit that counts only time with a thread to spare")
struct SpareTimeTests {
  /// What the limit has done, in order.
  final class Notes: Sendable {
    let events = Mutex<[String]>([])

    func note(_ event: String) { events.withLock { $0.append(event) } }
  }

  @Test("each part of the limit is followed by a turn, which does not count")
  func parts() async throws {
    let notes = Notes()
    let limit = SpareTime(
      limit: .seconds(120), sleep: { notes.note("\($0)") }, takeTurn: { notes.note("turn") })
    try await limit.pass()
    #expect(
      notes.events.withLock { $0 }
        == Array(repeating: ["2.0 seconds", "turn"], count: SpareTime.parts).flatMap { $0 })
  }

  @Test("a limit of zero is over at once")
  func zero() async throws {
    let notes = Notes()
    try await SpareTime(
      limit: .zero, sleep: { notes.note("\($0)") }, takeTurn: { notes.note("turn") }
    ).pass()
    #expect(notes.events.withLock { $0 } == [])
  }

  @Test("a cancelled limit ends without another turn")
  func cancelled() async {
    let notes = Notes()
    let limit = SpareTime(
      limit: .seconds(1), sleep: { _ in throw CancellationError() },
      takeTurn: { notes.note("turn") })
    await #expect(throws: CancellationError.self) { try await limit.pass() }
    #expect(notes.events.withLock { $0 } == [])
  }

  @Test("a turn comes after what waits for the main actor")
  @MainActor func mainActor() async {
    let notes = Notes()
    // This test holds the main actor until it awaits, so the note is in line before the turn is.
    Task { notes.note("work") }
    await SpareTime.takeTurnOfEachPool()
    notes.note("turn")
    #expect(notes.events.withLock { $0 } == ["work", "turn"])
  }

  @Test("a wait that is given up says how long it was by the clock, if threads were missing")
  func texts() {
    #expect(
      WaitEnd.givenUp(limit: .seconds(60), after: .seconds(61)) == .givenUp("60.0 seconds"))
    #expect(
      WaitEnd.givenUp(limit: .seconds(60), after: .milliseconds(187_400))
        == .givenUp("60.0 seconds in which a thread was to spare (187.0 seconds by the clock)"))
    #expect(WaitEnd.givenUp(limit: .zero, after: .seconds(3)) == .givenUp("0.0 seconds"))
  }
}
