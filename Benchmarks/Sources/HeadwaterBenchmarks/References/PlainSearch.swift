extension Benchmark {
  /// A breadth-first search in plain Swift, with the same states and steps: a set, and an array of what is new.
  static let plainSearch = Benchmark(
    "two-phase commit of 4, plain search", isLong: true
  ) { run throws(Failure) in
    var count = 0
    run.measure { operations in
      for _ in 0..<operations { count = stateCount(of: 4) }
    }
    try run.expect("the number of states", count, 1_568)
  }

  private static func stateCount(of resources: Int) -> Int {
    let start = TwoPhaseCommit.State(count: resources)
    let feature = TwoPhaseCommit()
    var seen: Set = [start]
    var states = [start]
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      for action in state.enabled {
        var successor = state
        _ = feature.reduce(into: &successor, action: action)
        if seen.insert(successor).inserted { states.append(successor) }
      }
    }
    return states.count
  }
}
