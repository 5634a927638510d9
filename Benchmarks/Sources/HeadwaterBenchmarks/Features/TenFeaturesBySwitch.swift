import Headwater

/// The parts of `TenFeatures`, composed by `switch`.
struct TenFeaturesBySwitch: Reducer {
  typealias State = TenFeatures.State
  typealias Action = TenFeatures.Action

  let part = Part()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .f0(let action):
      part.reduce(into: &state.f0, action: action).map(Action.f0)
    case .f1(let action):
      part.reduce(into: &state.f1, action: action).map(Action.f1)
    case .f2(let action):
      part.reduce(into: &state.f2, action: action).map(Action.f2)
    case .f3(let action):
      part.reduce(into: &state.f3, action: action).map(Action.f3)
    case .f4(let action):
      part.reduce(into: &state.f4, action: action).map(Action.f4)
    case .f5(let action):
      part.reduce(into: &state.f5, action: action).map(Action.f5)
    case .f6(let action):
      part.reduce(into: &state.f6, action: action).map(Action.f6)
    case .f7(let action):
      part.reduce(into: &state.f7, action: action).map(Action.f7)
    case .f8(let action):
      part.reduce(into: &state.f8, action: action).map(Action.f8)
    case .f9(let action):
      part.reduce(into: &state.f9, action: action).map(Action.f9)
    }
  }
}
