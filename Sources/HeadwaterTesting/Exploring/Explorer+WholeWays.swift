import Headwater

/// Whether a feature is continued by more than its state and its effects: by an object that its effects change, such as
/// a server that remembers.
///
/// A store that begins in a state without effects has a new such object. `explore` compares some of these stores with ones
/// that have gone the whole way from an initial state, and that therefore have an object which has seen everything. If they
/// go on differently, it explores anew, with whole ways only.
extension Explorer {
  /// Compares the steps from a state with those at the end of its whole way. Only some states are tried, first all and
  /// then fewer and fewer.
  func compareWithWholeWay(_ number: Int) {
    guard !isOver, !isLate, hasShortWay(to: number) else { return }
    wholeWayCount += 1
    guard wholeWayCount < 32 || wholeWayCount & (wholeWayCount - 1) == 0 else { return }
    let situation = Int(visited.found[number].situation)
    let stepCount = pure.actions.count + situations.worldStepCount(in: situation)
    dependsOnWholeWays = (0..<stepCount).contains { rank in
      guard !isKnownCrash(rank, from: number) else { return false }
      let step = step(rank, from: number)
      let ends = [false, true].map {
        end(of: step, goneRun(to: number, whole: $0, jumps: false).run)
      }
      return ends[0].situation != ends[1].situation
        || canonical(ends[0].state) != canonical(ends[1].state)
    }
  }

  /// Whether the failure that was found does not show after the whole way.
  var failsOtherwiseByWholeWay: Bool {
    guard let failure = failures.first, let end = failure.end, hasShortWay(to: end) else {
      return false
    }
    // Both stores have gone the same way.
    if case .effectVaries = failure.kind { return false }
    let (run, _) = goneRun(to: end, whole: true, jumps: false)
    defer { run.end() }
    return !isIn(end, run)
  }

  /// Whether a store goes to a state from a later one than the initial state, past effects that have run before it.
  private func hasShortWay(to number: Int) -> Bool {
    guard !goesWholeWays else { return false }
    var start = number
    while !canBegin(in: start), visited.found[start].parent >= 0 {
      start = Int(visited.found[start].parent)
    }
    return followsEffects[start]
  }

  /// Forgets what was found, to explore anew.
  func forget() {
    visited = VisitedStates(canonical: pure.check.canonical)
    // What effects do is looked at anew, too.
    positions = EffectPositions()
    (situations, reportSituations) = (Situations(), Situations())
    paths = WorldPaths()
    steps = ExploredSteps()
    coverage = Coverage()
    failures = []
    dependsOnWholeWays = false
    (depths, followsEffects) = ([], [])
    (beginnings, anchors) = ([:], [:])
    (crowded, implying, crashesMet) = ([], [], [])
    (transitionCount, expandedCount, mergeCount) = (0, 0, 0)
    _ = takeBrokenStep()
    sometimes = properties.indices.filter { properties[$0].kind == .sometimes }
  }
}
