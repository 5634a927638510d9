import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("An effect that yields without end")
struct YieldingEffectTests {
  private struct Spinner: Reducer {
    enum Action: Equatable, Sendable { case began, stopped }

    func reduce(into state: inout Bool, action: Action) -> Effect<Action> {
      state = action == .began
      guard state else { return .cancel(id: "spin") }
      return .run { _ in
        // This yield is under test. Nothing waits with it.
        while !Task.isCancelled { await Task.yield() }
      }.cancellable(id: "spin")
    }
  }

  @Test("the test continues and can cancel it")
  @MainActor
  func cancelled() {
    let store = TestStore(initialState: false, reducer: Spinner())
    store.send(.began) { $0 = true }
    store.send(.stopped) { $0 = false }
    store.finish()
  }

  @Test("it is a failure at the end of a test that has not cancelled it")
  @MainActor
  func neverCancelled() {
    var failures: [String] = []
    do {
      let store = TestStore(initialState: false, reducer: Spinner())
      store.report = { message, _ in failures.append(message) }
      store.send(.began) { $0 = true }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The test ended and 1 effect still runs:") == true)
  }
}
