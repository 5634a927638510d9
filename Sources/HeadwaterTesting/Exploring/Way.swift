/// A way through a feature: an initial state, and steps from there.
struct Way<State, Action> {
  enum Step {
    case send(Action, at: ActionPlace)
    case world(WorldStep)
  }

  var start: State

  /// The rank of the state among the initial ones.
  var startIndex: Int
  var steps: [Step] = []

  /// The rank of the first step that repeats.
  var cycleStart: Int?
}
