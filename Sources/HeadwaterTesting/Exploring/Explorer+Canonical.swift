import Headwater

/// Whether the states that `canonical:` takes for one go on in the same way while effects run.
///
/// An effect may name a part of the state, such as a seat. States that differ in the order of their seats alone are then
/// not the same, since only the states were sorted and not the effects.
extension Explorer {
  /// Compares a state with the one for which it was taken, after each step of the world. Only some states are tried,
  /// first all and then fewer and fewer.
  ///
  /// - Parameters:
  ///   - target: The number of the state for which it was taken.
  ///   - makeRun: Makes a store that has gone the way to the state itself.
  /// - Returns: How they go on differently; nil if they do not, or were not tried.
  func difference(from target: Int, of state: State, _ makeRun: () -> Run?) -> MergedStates<State>?
  {
    guard !comparesWholeStates else { return nil }
    let known = visited.states[target]
    let situation = Int(visited.found[target].situation)
    guard situation != 0, !looksTheSame(known, state) else { return nil }
    mergeCount += 1
    guard mergeCount < 64 || mergeCount & (mergeCount - 1) == 0 else { return nil }
    for number in 0..<situations.worldStepCount(in: situation) {
      let step = Way<State, Action>.Step.world(situations.worldStep(number, in: situation))
      guard let run = run(to: target) else { return nil }
      let first = end(of: step, run)
      guard let run = makeRun() else { return nil }
      let second = end(of: step, run)
      if first.situation != second.situation || first.issueCount != second.issueCount
        || canonical(first.state) != canonical(second.state)
      {
        return MergedStates(
          first: known, second: state, firstAfter: first.state, secondAfter: second.state)
      }
    }
    return nil
  }

  /// Where a store is after one more step, which is its last one.
  func end(
    of step: Way<State, Action>.Step, _ run: Run
  ) -> (state: State, situation: Int?, issueCount: Int) {
    defer { run.end() }
    _ = try? run.situation(in: &situations)
    let issues = run.issues.count
    run.take(step)
    let situation = try? run.situation(in: &situations)
    return (run.state, situation, run.issues.count - issues)
  }
}

/// Two states that `canonical:` takes for one, and what one step of the world makes of them.
struct MergedStates<State> {
  var first: State
  var second: State
  var firstAfter: State
  var secondAfter: State
}
