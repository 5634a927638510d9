import Headwater

/// Answers each action at once with another one.
struct PingPong: Reducer {
  typealias State = Counter.State

  enum Action: Sendable {
    case ping
    case pong
    case renamed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ping:
      return .send(.pong)
    case .pong:
      count(&state, .increment)
      return .none
    case .renamed(let title):
      count(&state, .renamed(title))
      return .none
    }
  }
}
