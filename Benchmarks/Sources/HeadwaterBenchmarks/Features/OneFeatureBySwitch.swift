import Headwater

/// The parts of `OneFeature`, composed by `switch`.
struct OneFeatureBySwitch: Reducer {
  typealias State = OneFeature.State
  typealias Action = OneFeature.Action

  let part = Part()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .f0(let action):
      part.reduce(into: &state.f0, action: action).map(Action.f0)
    }
  }
}
