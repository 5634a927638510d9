import Synchronization
import Testing

@testable import Movies

@Suite("Movies, whether the server is there")
struct ReachabilityTests {
  /// A clock without any waiting.
  struct ImmediateClock: Clock {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
    }
  }

  @Test("the first answer is an event, and then each change")
  func changes() async {
    let answers = Mutex([true, true, false, false, true].makeIterator())
    let stream = reachability(every: .seconds(10), clock: ImmediateClock()) {
      answers.withLock { $0.next() } ?? true
    }
    var changes: [Bool] = []
    for await isThere in stream {
      changes.append(isThere)
      if changes.count == 3 { break }
    }
    #expect(changes == [true, false, true])
  }
}
