/// The steps of the world between the states that were found, while the person is silent.
struct WorldPaths {
  /// Who takes a step: the effect whose question is answered, or the time.
  typealias Mover = Int32

  static var time: Mover { -1 }

  struct Step {
    var target: Int32
    var mover: Mover
  }

  /// The steps of all states, one state after the other, and where those of each state begin.
  private(set) var steps: [Step] = []
  private var begins: [Int32] = [0]

  /// The number of states whose steps are known, which are the first ones.
  var stateCount: Int { begins.count - 1 }

  mutating func append(_ step: Step) { steps.append(step) }

  mutating func endState() { begins.append(Int32(steps.count)) }

  /// Forgets the steps of a state that were appended and not ended.
  mutating func dropLastState() { steps.removeSubrange(Int(begins.last ?? 0)...) }

  subscript(state: Int) -> ArraySlice<Step> {
    steps[Int(begins[state])..<Int(begins[state + 1])]
  }

  /// Finds a way of the world on which a goal is never met.
  struct EndlessWay {
    /// The state where it begins.
    var start: Int
    /// The steps to its end, by their ranks among the steps of the world in each state.
    var ranks: [Int]
    /// The steps that then repeat; empty if nothing runs any more.
    var cycle: [Int]
  }

  /// Searches for a way on which no state is a goal, and which ends: nothing runs any more, or the same steps
  /// repeat although each effect that always waits is answered again and again (weak fairness).
  ///
  /// - Parameters:
  ///   - depths: The number of steps that lead to each state.
  ///   - isStart: Whether a way may begin in a state.
  ///   - isGoal: Whether a state is a goal.
  /// - Returns: The way with the fewest steps from an initial state to its end.
  func wayWithoutGoal(
    depths: [Int32], isStart: (Int) -> Bool, isGoal: (Int) -> Bool
  ) -> EndlessWay? {
    let misses = (0..<stateCount).map { !isGoal($0) }
    let cycles = FairCycles(paths: self, within: misses)
    // The distance to an end, backwards from all ends at once.
    var before = [[Int32]](repeating: [], count: stateCount)
    for state in 0..<stateCount where misses[state] {
      for step in self[state] where Int(step.target) < stateCount && misses[Int(step.target)] {
        before[Int(step.target)].append(Int32(state))
      }
    }
    var distance = [Int32](repeating: -1, count: stateCount)
    var line = (0..<stateCount).filter { misses[$0] && (self[$0].isEmpty || cycles.isFair($0)) }
    for state in line { distance[state] = 0 }
    var next = 0
    while next < line.count {
      let state = line[next]
      next += 1
      for earlier in before[state] where distance[Int(earlier)] < 0 {
        distance[Int(earlier)] = distance[state] + 1
        line.append(Int(earlier))
      }
    }
    let start = (0..<stateCount)
      .filter { distance[$0] >= 0 && isStart($0) }
      .min { depths[$0] + distance[$0] < depths[$1] + distance[$1] }
    guard let start else { return nil }
    var way = EndlessWay(start: start, ranks: [], cycle: [])
    var state = start
    while distance[state] > 0 {
      for (rank, step) in self[state].enumerated()
      where Int(step.target) < stateCount && misses[Int(step.target)]
        && distance[Int(step.target)] == distance[state] - 1
      {
        way.ranks.append(rank)
        state = Int(step.target)
        break
      }
    }
    way.cycle = cycles.cycle(from: state)
    return way
  }
}
