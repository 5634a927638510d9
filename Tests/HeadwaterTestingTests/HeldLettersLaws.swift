import Headwater
import HeadwaterTesting
import TestSupport
import Testing

@Suite("Law: the actions that a test store holds", .timeLimit(.minutes(3)))
struct HeldLettersLaws {
  private struct Senders: Reducer {
    enum Action: Equatable, Sendable {
      case start(Int, name: String, actionCount: Int)
      case cancel(Int)
      case sent(Int)
    }

    func reduce(into sent: inout [Int], action: Action) -> Effect<Action> {
      switch action {
      case .start(let number, let name, let actionCount):
        return .run(name: name) { send in
          for place in 0..<actionCount { send(.sent(10 * number + place)) }
        }
        .cancellable(id: number)
      case .cancel(let number): return .cancel(id: number)
      case .sent(let number):
        sent.append(number)
        return .none
      }
    }
  }

  private func makeStore() -> TestStore<[Int], Senders.Action> {
    let store = TestStore(initialState: [], reducer: Senders())
    store.exhaustivity = .relaxed
    store.holdsActions = true
    return store
  }

  @Test(
    "come in the order that the test says, and the rest as they were sent", arguments: Seeds.few)
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = makeStore()
    var held: [(number: Int, name: String, actions: [Int], task: TestStoreTask)] = []
    var expected: [Int] = []
    for number in 0..<60 {
      switch random.number(0...3) {
      case 0 where !held.isEmpty:
        store.send(.cancel(held.remove(at: random.number(0...held.count - 1)).number))
      case 1 where !held.isEmpty:
        held.remove(at: random.number(0...held.count - 1)).task.cancel()
      case 2 where !held.isEmpty:
        let meant = random.number(0...held.count - 1)
        let sender = held[0...meant].count { $0.name == held[meant].name }
        store.deliver(from: held[meant].name, sender: sender)
        expected.append(held[meant].actions.removeFirst())
        if held[meant].actions.isEmpty { held.remove(at: meant) }
      default:
        let name = random.element(of: ["red", "green", "blue"])
        let actionCount = random.number(1...3)
        let actions = (0..<actionCount).map { 10 * number + $0 }
        let task = store.send(.start(number, name: name, actionCount: actionCount))
        held.append((number, name, actions, task))
      }
      #expect(store.state == expected)
    }
    store.holdsActions = false
    store.skipWaitingActions()
    #expect(store.state == expected + held.flatMap(\.actions))
    store.exhaustivity = .exhaustive
    store.finish()
  }

  // The square of this number would take longer than the limit.
  @Test("cost the same however many are held")
  func cost() {
    let count = 20_000
    let store = makeStore()
    for number in 0..<count { store.send(.start(number, name: "run", actionCount: 1)) }
    #expect(store.state == [])
    for _ in 0..<count { store.deliver(from: "run") }
    #expect(store.state == (0..<count).map { 10 * $0 })
  }
}
