import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("The end of a test")
struct TestStoreEndTests {
  typealias Feature = TestStoreTextsTests.Feature

  /// Returns the failures of a test whose store is released with it.
  private func failures(
    _ test: (TestStore<Feature.State, Feature.Action>) -> Void
  ) -> [String] {
    var failures: [String] = []
    do {
      let store = TestStore(initialState: Feature.State(), reducer: Feature(clock: TestClock()))
      store.report = { message, _ in failures.append(message) }
      test(store)
    }
    return failures
  }

  @Test("actions that are sent after the end of a test are checked like those before")
  func sentAfter() {
    let failures = failures { store in
      store.finish()
      store.send(.load)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The test ended and 1 effect still runs:") == true)
  }

  @Test("each failure is reported once")
  func once() {
    let failures = failures { store in
      store.send(.load)
      store.finish()
    }
    #expect(failures.count == 1)
  }
}
