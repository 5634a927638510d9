import Headwater

/// The parts of `TenFeatures`, composed by `lift`.
struct TenFeaturesByLift: Reducer {
  typealias State = TenFeatures.State
  typealias Action = TenFeatures.Action

  var body: some Reducer<State, Action> {
    Part().lift(state: \.f0, action: \.f0)
    Part().lift(state: \.f1, action: \.f1)
    Part().lift(state: \.f2, action: \.f2)
    Part().lift(state: \.f3, action: \.f3)
    Part().lift(state: \.f4, action: \.f4)
    Part().lift(state: \.f5, action: \.f5)
    Part().lift(state: \.f6, action: \.f6)
    Part().lift(state: \.f7, action: \.f7)
    Part().lift(state: \.f8, action: \.f8)
    Part().lift(state: \.f9, action: \.f9)
  }
}
