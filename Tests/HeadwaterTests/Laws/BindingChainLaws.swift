import TestSupport
import Testing

@testable import Headwater

/// Stores that are bound in chains, nets and rings. Their turns are nested, and the stack has room for some thousand.
@MainActor
@Suite("Law: a value travels through bound stores, however many they are")
struct BindingChainLaws {
  /// Takes each value that it hears for a reason to change its own.
  private struct Node: Reducer {
    struct State {
      var value = 0
      var values: [Int] = []
      var heard: [Int: [Int]] = [:]
    }

    enum Action {
      case heard(Int, from: Int)
      case again
    }

    var repeats = false

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .heard(let value, let sender) = action {
        state.heard[sender, default: []].append(value)
        state.value += 1 + value % 3
      } else {
        state.value += 1
      }
      state.values.append(state.value)
      if case .heard = action, repeats { return .send(.again) }
      return .none
    }
  }

  private typealias NodeStore = Store<Node.State, Node.Action>

  private func makeStore(repeats: Bool = false) -> NodeStore {
    let store = NodeStore(initialState: Node.State(), reducer: Node(repeats: repeats))
    store.onIssue = { Issue.record("\($0)") }
    return store
  }

  private func bind(_ receiver: Int, to sender: Int, in stores: [NodeStore]) {
    stores[receiver].bind(to: stores[sender], on: \.value, with: { .heard($0, from: sender) })
  }

  @Test("to the last of ten thousand stores in a chain, before the first `send` returns")
  func chain() {
    let count = 10_000
    let stores = (0..<count).map { _ in makeStore() }
    for number in 1..<count { bind(number, to: number - 1, in: stores) }
    for round in 1...2 {
      stores[0].send(.heard(0, from: 0))
      #expect(stores[count - 1].values.count == round)
    }
  }

  @Test("and each binding passes all values on in their order", arguments: Seeds.few)
  func net(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 200
    let repeating = (0..<3).map { _ in random.number(0...count - 1) }
    let stores = (0..<count).map { makeStore(repeats: repeating.contains($0)) }
    var bindings = (1..<count).map { (sender: $0 - 1, receiver: $0) }
    for _ in 0..<4 {
      let receiver = random.number(2...count - 1)
      bindings.append((random.number(0...receiver - 2), receiver))
    }
    for binding in bindings.shuffled(using: &random) {
      bind(binding.receiver, to: binding.sender, in: stores)
    }
    stores[0].send(.heard(0, from: -1))
    stores[0].send(.heard(1, from: -1))
    for (number, store) in stores.enumerated() {
      let senders = Set(bindings.filter { $0.receiver == number }.map(\.sender))
      for sender in senders {
        let bound = bindings.count { $0 == (sender, number) }
        let expected = stores[sender].values.flatMap { Array(repeating: $0, count: bound) }
        #expect(store.heard[sender] == expected, "\(sender) to \(number)")
      }
    }
  }

  @Test("but not for ever around a ring: that is reported, and ends")
  func ring() {
    let count = BindingRelay.deepest + 10
    let stores = (0..<count).map { _ in makeStore() }
    // The first is outside of the ring.
    for number in 1..<count { bind(number, to: number - 1, in: stores) }
    bind(1, to: count - 1, in: stores)
    var issues: [String] = []
    for store in stores { store.onIssue = { issues.append($0.message) } }
    stores[0].send(.heard(0, from: 0))
    #expect(
      issues == [
        """
        Stores that are bound to one another passed values on in more than 1000 rounds, which would never end. \
        Headwater dropped the value that still waited.

        Likely the stores are bound in a ring, and each value differs from the one before.

        Let one of the stores leave its value as it is when it gets the same one again.
        """
      ])
    stores[0].send(.heard(0, from: 0))
    #expect(stores[0].values.count == 2 && issues.count == 2)
  }
}
