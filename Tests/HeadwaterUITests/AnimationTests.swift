import HeadwaterUI
import Testing

@MainActor
@Suite("A send in an animation or a transaction")
struct AnimationTests {
  private struct Counter: Reducer {
    enum Action { case tapped }

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      state += 1
      return .none
    }
  }

  private let store = Store(initialState: 0, reducer: Counter())

  @Test("can be the whole action of a button")
  func statement() {
    let actions: [@MainActor () -> Void] = [
      { withAnimation { store.send(.tapped) } },
      { withAnimation(.easeInOut) { store.send(.tapped) } },
      {
        withAnimation {
          store.send(.tapped)
        } completion: {
        }
      },
      { withTransaction(Transaction()) { store.send(.tapped) } },
      { Task { store.send(.tapped) } },
    ]
    for action in actions.dropLast() { action() }
    #expect(store.state == actions.count - 1)
  }

  @Test("returns the task of the send")
  func task() async {
    await withAnimation { store.send(.tapped) }.finish()
    let task = withTransaction(Transaction()) { store.send(.tapped) }
    await task.finish()
    #expect(store.state == 2)
  }

  @Test("returns the results of other closures")
  func others() {
    #expect(withAnimation { 1 } == 1)
    withAnimation { store.send(.tapped, animation: nil) }
    withAnimation {
      store.send(.tapped)
      store.send(.tapped)
    }
    #expect(store.state == 3)
  }
}
