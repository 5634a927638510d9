import Headwater
import Testing

@MainActor
@Suite("Doubles of stores")
struct MockStoreTests {
  /// The use of any store by a view.
  private func use(_ store: some StoreProtocol<Counter.State, Counter.Action>) -> Int {
    store.call(.increment)()
    store.send(.rename("a"))
    return store.count
  }

  /// A handwritten double.
  private final class Double: StoreProtocol {
    let state = Counter.State(count: 7)
    var sent: [Counter.Action] = []

    func send(_ action: Counter.Action, fileID: StaticString, line: UInt) -> StoreTask {
      sent.append(action)
      return .finished
    }
  }

  @Test("a mock keeps its state and passes actions to its function")
  func mock() {
    var sent: [Counter.Action] = []
    let store = Store<Counter.State, Counter.Action>.mock(state: .init(count: 3)) {
      sent.append($0)
    }
    #expect(use(store) == 3)
    #expect(sent == [.increment, .rename("a")])
  }

  @Test("the function of a mock may read the store, and send to it")
  func reentrancy() {
    var sent: [Counter.Action] = []
    var counts: [Int] = []
    var store: Store<Counter.State, Counter.Action>?
    store = .mock(state: .init(count: 3)) { action in
      sent.append(action)
      counts.append(store?.count ?? -1)
      if action == .increment { store?.send(.nothing) }
    }
    store?.send(.increment)
    #expect(sent == [.increment, .nothing])
    #expect(counts == [3, 3])
    store = nil
  }

  @Test("a scope of a mock sends to it")
  func scope() {
    var sent: [Counter.Action] = []
    let store = Store<Counter.State, Counter.Action>.mock(state: .init(count: 3)) {
      sent.append($0)
    }
    let scope = store.scope(state: { $0.count }, action: { (name: String) in .rename(name) })
    scope.send("b")
    #expect(scope.state == 3)
    #expect(sent == [.rename("b")])
  }

  @Test("a store, its scope and a double serve the same view")
  func storeProtocol() {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    #expect(use(store) == 1)
    #expect(store.name == "a")
    let double = Double()
    #expect(use(double) == 7)
    #expect(double.sent == [.increment, .rename("a")])
  }
}
