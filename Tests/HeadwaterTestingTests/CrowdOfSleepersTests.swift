import Headwater
import HeadwaterTesting
import Testing

@Suite("A test clock with very many sleepers", .timeLimit(.minutes(3)))
struct CrowdOfSleepersTests {
  /// Sends a number after as many milliseconds, for each number below the size of its action.
  private struct Sleepers: Reducer {
    let clock: TestClock

    func reduce(into woken: inout [Int], action: Int) -> Effect<Int> {
      guard action < 0 else {
        woken.append(action)
        return .none
      }
      return .merge(
        (0 ..< -action).map { number in
          .run { [clock] send in
            try await clock.sleep(for: .milliseconds(number))
            send(number)
          }
        })
    }
  }

  // The square of this number would take longer than the limit. `WaitingLineTests` counts.
  @Test("sixteen thousand sleepers wake in their order")
  @MainActor
  func order() {
    let clock = TestClock()
    let store = Store(
      initialState: [], reducer: Sleepers(clock: clock), runtime: ManualRuntime().effects)
    store.send(-16_000)
    clock.advance(by: .seconds(16))
    #expect(store.state == Array(0..<16_000))
  }
}
