import Headwater

/// Stores in states that were found, each with the effects that run there.
///
/// Tasks can't be copied, so a new store goes the way from the last state where nothing runs. The way would grow with each
/// action of the person beside an effect that goes on, such as a subscription. Where such actions did nothing but change
/// the state, the effects still are as they were before them, and the store jumps over the actions.
extension Explorer {
  /// A store in a state; nil if the same steps have led to another one, which is then the failure.
  func run(to number: Int) -> Run? {
    let (run, hasJumped) = goneRun(to: number, whole: goesWholeWays, jumps: jumps)
    if isIn(number, run) { return run }
    // Whatever the reason, the whole way is right.
    let last = hasJumped ? goneRun(to: number, whole: goesWholeWays, jumps: false).run : run
    if hasJumped {
      run.end()
      if isIn(number, last) { return last }
    }
    last.end()
    if failures.isEmpty {
      fail(.otherEnd(first: visited.states[number], second: last.state), at: number)
    }
    return nil
  }

  /// Whether a new store in a state is like one that has gone there: nothing runs, and nothing would begin.
  func canBegin(in number: Int) -> Bool {
    visited.found[number].situation == 0 && !implying.contains(number)
  }

  /// Notes that the step to a state did nothing but change the state before.
  func noteAnchor(of number: Int, from parent: Int) {
    guard visited.found[number].situation == visited.found[parent].situation else { return }
    anchors[number] = anchors[parent] ?? parent
  }

  func isIn(_ number: Int, _ run: Run) -> Bool {
    let situation = try? run.situation(in: &situations)
    return situation == Int(visited.found[number].situation)
      && canonical(run.state) == canonical(visited.states[number])
  }

  func goneRun(to number: Int, whole: Bool, jumps: Bool) -> (run: Run, hasJumped: Bool) {
    var stops: [(number: Int, isJump: Bool)] = []
    var start = number
    while visited.found[start].parent >= 0
      && (whole || !canBegin(in: start))
    {
      let anchor = jumps ? anchors[start] : nil
      stops.append((start, isJump: anchor != nil))
      start = anchor ?? Int(visited.found[start].parent)
    }
    let run = makeRun(from: beginning(of: start))
    for (number, isJump) in stops.reversed() {
      _ = try? run.situation(in: &situations)
      goneCount += 1
      if isJump {
        run.jump(to: visited.states[number])
      } else {
        let found = visited.found[number]
        run.take(step(Int(found.step), from: Int(found.parent)))
      }
    }
    return (run, stops.contains { $0.isJump })
  }
}
