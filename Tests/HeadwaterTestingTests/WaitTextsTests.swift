import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("What an effect is said to wait for")
struct WaitTextsTests {
  /// Sleeps twice at the same time.
  struct Feature: Reducer {
    let clock: TestClock

    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      .run(name: "two") { [clock] _ in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await clock.sleep(for: .seconds(1)) }
          group.addTask { try? await clock.sleep(for: .seconds(5)) }
        }
      }
    }
  }

  @Test("of two child tasks, the one that still sleeps is named")
  func childTasks() {
    var failures: [String] = []
    let clock = TestClock()
    let store = TestStore(initialState: 0, reducer: Feature(clock: clock))
    store.report = { message, _ in failures.append(message) }
    store.send(1)
    store.receive(2)
    clock.advance(by: .seconds(1))
    store.receive(2)
    store.cancelEffects()
    let effect = "`two` at WaitTextsTests.swift:13"
    #expect(failures.count == 2)
    #expect(failures.first?.contains("\(effect) sleeps 1.0 seconds: advance the clock") == true)
    #expect(failures.last?.contains("\(effect) sleeps 4.0 seconds: advance the clock") == true)
  }
}
