import Headwater

/// Receives numbered actions from several senders, and records those that are out of order.
struct Inbox: Reducer {
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

  /// Sends from several tasks to one store: half of the actions directly, and between them the other half
  /// through effects, with their own sender numbers.
  ///
  /// - Returns: The number of received actions of each sender, and those that were out of order.
  static func fill(
    tasks: Int, actionsOfEach: Int, burst: Int = 500
  ) async -> (arrived: [Int], disorder: [String]) {
    let store = StoreActor(
      initialState: State(next: Array(repeating: 0, count: 2 * tasks)), reducer: Inbox())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          for start in stride(from: 0, to: actionsOfEach / 2, by: burst) {
            let numbers = start..<min(start + burst, actionsOfEach / 2)
            let running = await store.send(.burst(sender: tasks + task, numbers: numbers))
            for number in numbers { await store.send(.message(sender: task, number: number)) }
            await running.finish()
          }
        }
      }
    }
    return await store.read { ($0.next, $0.disorder) }
  }
}
