import Headwater
import Testing

@Suite("Many senders at once")
struct StressTests {
  /// Takes numbered actions from several senders, and notes each that is not the next of its sender.
  private struct Inbox: Reducer {
    struct State {
      var next: [Int]
      var disorder: [String] = []
    }

    enum Action: Sendable {
      case message(sender: Int, number: Int)
      case burst(sender: Int, numbers: Range<Int>)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .message(let sender, let number):
        if number != state.next[sender] { state.disorder.append("\(sender): \(number)") }
        state.next[sender] += 1
        return .none
      case .burst(let sender, let numbers):
        return .run { send in
          for number in numbers { send(.message(sender: sender, number: number)) }
        }
      }
    }
  }

  @Test("8 tasks send 100 000 actions through effects and directly: none is lost or out of order")
  func senders() async {
    let (tasks, actions, burst) = (8, 12_500, 500)
    let store = StoreActor(
      initialState: Inbox.State(next: Array(repeating: 0, count: 2 * tasks)), reducer: Inbox())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          // Half of them directly, the other half in between by effects, under a number of its own.
          for start in stride(from: 0, to: actions / 2, by: burst) {
            let numbers = start..<min(start + burst, actions / 2)
            let running = await store.send(.burst(sender: tasks + task, numbers: numbers))
            for number in numbers { await store.send(.message(sender: task, number: number)) }
            await running.finish()
          }
        }
      }
    }
    let (next, disorder) = await store.read { ($0.next, $0.disorder) }
    #expect(next == Array(repeating: actions / 2, count: 2 * tasks))
    #expect(disorder.isEmpty)
  }
}
