import Headwater

/// The parts of `OneFeature`, composed by `lift`.
struct OneFeatureByLift: Reducer {
  typealias State = OneFeature.State
  typealias Action = OneFeature.Action

  var body: some Reducer<State, Action> {
    Part().lift(state: \.f0, action: \.f0)
  }
}
