/// The steps between the first states that were found, for pictures of them.
struct ExploredSteps {
  struct Step {
    var source: Int32
    var target: Int32
    /// The number of the step among those of its source.
    var number: Int32
  }

  /// The number of states whose steps are remembered.
  static var stateLimit: Int { 10_000 }

  private(set) var all: [Step] = []

  mutating func append(from source: Int, to target: Int, number: Int) {
    guard source >= 0, source < Self.stateLimit, target < Self.stateLimit else { return }
    all.append(Step(source: Int32(source), target: Int32(target), number: Int32(number)))
  }
}
