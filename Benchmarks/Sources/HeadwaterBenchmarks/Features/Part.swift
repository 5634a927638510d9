import Headwater

/// One of many features side by side.
struct Part: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    var title = "A title that is longer than fifteen bytes"
  }

  enum Action: Sendable {
    case increment
    case renamed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .renamed(let title): state.title = title
    }
    return .none
  }
}
