import Headwater
import HeadwaterTesting
import Testing

@Suite("Cancelling an action that waits")
struct CancellableSendTests {
  struct Feature: Reducer {
    enum Action: Equatable, Sendable { case go, cancelAfter, restart, done(Int) }

    func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
      switch action {
      case .go: return .merge(.send(.done(1)).cancellable(id: "a"), .cancel(id: "a"))
      case .cancelAfter:
        return .merge(
          .send(.done(1)).cancellable(id: "a"), .send(.done(2)).cancellable(id: "b"),
          .cancel(id: "a"))
      case .restart:
        return .merge(
          .send(.done(1)).cancellable(id: "a"),
          .send(.done(2)).cancellable(id: "a", cancelInFlight: true))
      case .done(let number):
        state.append(number)
        return .none
      }
    }
  }

  @MainActor
  @Test(
    "after a cancellation the action does not arrive",
    arguments: [
      (Feature.Action.go, [Int]()), (.cancelAfter, [2]), (.restart, [2]),
    ])
  func cancel(action: Feature.Action, expected: [Int]) async {
    let store = Store(initialState: [], reducer: Feature())
    await store.send(action).finish()
    #expect(store.state == expected)
  }

  @Test("a test store asks to receive it, and counts no effect that runs")
  func testStore() {
    let store = TestStore(initialState: [], reducer: Feature())
    store.send(.cancelAfter)
    store.receive(.done(2)) { $0 = [2] }
    store.finish()
  }
}
