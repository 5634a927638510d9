import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("A relaxed test store")
struct ExhaustivityTests {
  typealias Feature = TestStoreTextsTests.Feature

  let clock = TestClock()

  private func failures(
    _ test: (TestStore<Feature.State, Feature.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: clock))
    store.report = { message, _ in failures.append(message) }
    store.exhaustivity = .relaxed
    test(store)
    return failures
  }

  @Test("it asks only for the fields that the test states")
  func fields() {
    #expect(
      failures { store in
        store.send(.increment)
        store.send(.both)
        store.receive(.loaded("some")) { $0.name = "some" }
        store.finish()
      } == [])
  }

  @Test("it still fails when a stated field has another value")
  func otherField() {
    let failures = failures { store in
      store.send(.increment) { $0.count = 3 }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The state after sending .increment is not the one") == true)
  }

  @Test("actions may be left out, and effects may run on")
  func leftOut() {
    #expect(
      failures { store in
        store.send(.both)
        store.send(.load)
        store.send(.increment) { $0.count = 2 }
        store.finish()
      } == [])
  }

  @Test("an action that does not come still fails")
  func doesNotCome() {
    let failures = failures { store in
      store.send(.load)
      store.receive(.loaded("all"))
    }
    #expect(failures.first?.hasPrefix(".loaded was expected, but no action waits.") == true)
  }

  /// Each action leads to the next one, and the last one to itself.
  struct Chain: Reducer {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state = action
      return action < 3 ? .send(action + 1) : .run(name: "cycle") { send in send(3) }
    }
  }

  @Test("it waits for an action that comes after others")
  func followUps() {
    var failures: [String] = []
    let store = TestStore(initialState: 0, reducer: Chain())
    store.report = { message, _ in failures.append(message) }
    store.exhaustivity = .relaxed
    store.send(1)
    store.receive(3) { $0 = 3 }
    #expect(failures == [])
  }

  @Test("an endless cycle is a failure, and ends")
  func cycle() {
    var failures: [String] = []
    var lines: [UInt] = []
    let store = TestStore(initialState: 0, reducer: Chain())
    store.report = { message, site in
      failures.append(message)
      lines.append(site.line)
    }
    store.exhaustivity = .relaxed
    store.engine.followUpLimit = 20
    store.send(3)
    store.receive(where: { $0 == 4 })
    let line = UInt(#line) - 1
    let passed = Array(
      repeating: "    passed over 3 from `cycle` at ExhaustivityTests.swift:67", count: 12)
    #expect(
      failures.first == """
        20 actions were passed over and others still come, so a relaxed test would never end.

        So far the test has:
            … 9 before
        \(passed.joined(separator: "\n"))

        Let one of them end the cycle, make its effect wait for a test clock, or cancel it.
        """)
    #expect(lines.allSatisfy { $0 == line })
  }

  /// Starts an effect that sends a number of actions, or an endless number.
  struct Sender: Reducer {
    let count: Int?

    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state = action
      guard action == 0 else { return .none }
      return .run { [count] send in
        var number = 0
        while number != count && !Task.isCancelled {
          number += 1
          try await send.whenReady(number)
        }
      }
    }
  }

  @Test("any finite number of an effect's actions is skipped")
  func many() {
    var failures: [String] = []
    let store = TestStore(initialState: 0, reducer: Sender(count: 600))
    store.report = { message, _ in failures.append(message) }
    store.exhaustivity = .relaxed
    store.engine.followUpLimit = 20
    store.send(0)
    store.receive(600) { $0 = 600 }
    store.finish()
    #expect(failures == [])
  }

  @Test("an effect that sends without end is a failure, and is stopped")
  func endlessEffect() {
    var failures: [String] = []
    let store = TestStore(initialState: 0, reducer: Sender(count: nil))
    store.report = { message, _ in failures.append(message) }
    store.exhaustivity = .relaxed
    store.engine.followUpLimit = 20
    store.send(0)
    store.receive(-1)
    #expect(
      failures.first?.hasPrefix("2000 actions were passed over and others still come") == true)
  }
}
