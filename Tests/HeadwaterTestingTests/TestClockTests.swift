import HeadwaterTesting
import Synchronization
import Testing

@Suite("The test clock")
struct TestClockTests {
  @Test("time stands still until it is advanced")
  func stands() {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("a sleep whose time has come returns at once")
  func due() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now, tolerance: nil)
  }

  @Test("a sleep that is cancelled throws")
  func cancelled() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
