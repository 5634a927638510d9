import Headwater
import HeadwaterTesting

/// Small features that the tests of the core share.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var name = ""
    var rows = [1, 2, 3]
  }

  enum Action: Equatable, Sendable {
    case increment
    case rename(String)
    case nothing
    case countTo(Int)
    case forever
    case later(Int)
    case cancelLater
    case each([Action])
    case fail
  }

  var clock: any Clock<Duration> = TestClock()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .rename(let name):
      state.name = name
      return .none
    case .nothing:
      return .none
    case .countTo(let target):
      state.count += 1
      return state.count < target ? .send(.countTo(target)) : .none
    case .forever:
      return .send(.forever)
    case .later(let seconds):
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(seconds))
        send(.increment)
      }
      .cancellable(id: "later")
    case .cancelLater:
      return .cancel(id: "later")
    case .each(let actions):
      return .merge(actions.map(Effect.send))
    case .fail:
      return .run { _ in throw Failure(code: 7) }
    }
  }

  struct Failure: Error {
    let code: Int
  }
}
