import Headwater
import HeadwaterTesting
import Testing

@Suite("An effect that yields without end")
struct YieldingEffectTests {
  private struct Spinner: Reducer {
    enum Action: Equatable, Sendable { case began, stopped }

    func reduce(into state: inout Bool, action: Action) -> Effect<Action> {
      state = action == .began
      guard state else { return .cancel(id: "spin") }
      return .run { _ in
        while !Task.isCancelled { await Task.yield() }
      }.cancellable(id: "spin")
    }
  }

  @Test("lets the test go on, which can cancel it")
  @MainActor
  func cancelled() {
    let store = TestStore(initialState: false, reducer: Spinner())
    store.send(.began) { $0 = true }
    store.send(.stopped) { $0 = false }
    store.finish()
  }
}
