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

  @Test("it still fails when a stated field is another")
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
}
