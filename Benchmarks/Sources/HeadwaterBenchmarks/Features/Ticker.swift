import Headwater

/// Each tick starts an effect on the main actor, whose action is the next tick.
struct Ticker: Reducer {
  typealias State = Counter.State

  enum Action: Sendable {
    case tick
    case renamed(String)
  }

  let limit: Int

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tick:
      count(&state, .increment)
      guard state.count < limit else { return .none }
      return .run { @MainActor send in send(.tick) }
    case .renamed(let title):
      count(&state, .renamed(title))
      return .none
    }
  }
}
