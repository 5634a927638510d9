import Headwater

/// All states that a feature can reach, breadth first, so that the way to each is shortest.
///
/// A state in which no effect runs is continued by the reducer alone. For any other one, a new store goes the way there
/// (`Explorer+Stores`). The two must lead to the same state, or an effect depends on more than its answers.
extension Explorer {
  func findStates(from initialStates: [State]) {
    for (rank, state) in initialStates.enumerated() where !isOver {
      // Not by the number of the state: those behind one that is left out have other numbers.
      if isCrash(
        [-3, Int32(rank)],
        {
          FoundFailure(
            kind: .crash, note: "It is number \(rank + 1) of `from:`: \(WrittenValue(state).line)")
        })
      {
        continue
      }
      addInitial(state)
    }
    while expandedCount < visited.count && !isOver && !dependsOnWholeWays {
      guard depths[expandedCount] < limits.depth else {
        coverage.limits.append("a depth of \(counted(limits.depth, "step"))")
        break
      }
      guard visited.count < limits.states else {
        coverage.limits.append("\(limits.states) states")
        break
      }
      expand(expandedCount)
      if isLate {
        // What was found from it stays, but not all of its steps were taken.
        if judgesPaths { paths.dropLastState() }
        coverage.limits.append("a time of \(limits.time)")
        break
      }
      expandedCount += 1
      if judgesPaths { paths.endState() }
    }
  }

  /// Looks at the time, after a step that may have been long.
  private func lookAtTime() {
    let rim = visited.count - expandedCount
    isLate = progress.isOver(limits.time, states: visited.count) { "\(rim) at the rim" }
  }

  // MARK: Steps

  private func addInitial(_ state: State) {
    guard hasSubscriptions else {
      add(state, situation: 0, parent: -1, step: -1)
      return
    }
    let run = makeRun(from: state, isJudged: true)
    defer { run.end() }
    let broken = takeBrokenStep()
    if let number = arrive(by: run, parent: -1, step: -1) {
      if beginnings[number] == nil { beginnings[number] = state }
      if let broken, failures.isEmpty { fail(.step(broken), at: number) }
      checkRepeats(of: run, to: number, step: nil) { makeRun(from: state) }
    }
    if let issue = run.issues.first, failures.isEmpty, endsAtIssues {
      failures.append(FoundFailure(kind: .issue(issue)))
    }
  }

  private func expand(_ number: Int) {
    let situation = Int(visited.found[number].situation)
    guard !isCrowded(situation) else {
      crowded.insert(number)
      return
    }
    let actionCount = pure.begin(number)
    if let twoLists = twoLists(pure.actions, in: visited.states[number], number: number) {
      return fail(twoLists, at: number)
    }
    let trail = crashes == nil ? [] : trail(to: number)
    let isPure = situations.isIndependent(situation) && !goesWholeWays && !hasSubscriptions
    for step in 0..<actionCount where !isOver && !isLate {
      if isCrash(trail + [Int32(step)], { crash(after: number, step) }) { continue }
      if isPure, takesPureStep(step, from: number, in: situation) { continue }
      let action = pure.actions[step]
      expand(number, step: step) { $0.take(.send(action, at: place(step, in: number))) }
      lookAtTime()
    }
    for step in 0..<situations.worldStepCount(in: situation) where !isOver && !isLate {
      let rank = actionCount + step
      if isCrash(trail + [Int32(rank)], { crash(after: number, rank) }) { continue }
      let move = situations.worldStep(step, in: situation)
      let target = expand(number, step: rank) { $0.take(.world(move)) }
      lookAtTime()
      guard judgesPaths, let target else { continue }
      paths.append(WorldPaths.Step(target: Int32(target), mover: mover(of: move)))
    }
    compareWithWholeWay(number)
  }

  /// Takes a step by the reducer alone.
  ///
  /// - Returns: False if it takes a store.
  private func takesPureStep(_ step: Int, from number: Int, in situation: Int) -> Bool {
    let taken = pure.take(step, in: situation)
    let broken = takeBrokenStep()
    switch taken {
    case .startsEffects: return false
    case .isMistaken:
      if let mistake = pure.mistakes.value.first { note(mistake) }
    case .leads(let target, let isNew):
      arrived(at: target, isNew: isNew, from: number, step: step, byStore: false)
      if situation != 0 { arrivedBesideEffects(at: target, isNew: isNew, from: number, step: step) }
      if let broken, failures.isEmpty { fail(.step(broken), at: number, step: step) }
    }
    if progress.isDue() { lookAtTime() }
    return true
  }

  /// Notes what a store would have noted, which is not needed for a step that leaves the effects as they are.
  private func arrivedBesideEffects(at target: Int, isNew: Bool, from number: Int, step: Int) {
    if isNew { noteAnchor(of: target, from: number) }
    guard !comparesWholeStates, failures.isEmpty else { return }
    var state = visited.states[number]
    let action = pure.actions[step]
    var effect = pure.reducer.reduce(&state, action)
    while let followUp = effect.followUp { effect = pure.reducer.reduce(&state, followUp) }
    let difference = difference(from: target, of: state) {
      let run = self.run(to: number)
      run?.take(.send(action, at: place(step, in: number)))
      return run
    }
    if let difference { fail(.merged(difference), at: number, step: step) }
  }

  /// Whether an earlier run has ended in a step. If not, it is noted as the one that is tried now.
  private func isCrash(
    _ trail: @autoclosure () -> [Int32], _ crash: () -> FoundFailure<State, Action>
  ) -> Bool {
    guard let crashes else { return false }
    let trail = trail()
    if crashes.known.contains(trail) {
      meets(crash())
      return true
    }
    crashes.tries(trail)
    return false
  }

  private func crash(after number: Int, _ step: Int) -> FoundFailure<State, Action> {
    var way = way(to: number)
    way.steps.append(self.step(step, from: number))
    return FoundFailure(kind: .crash, way: way)
  }

  /// Whether an earlier run has ended in a step.
  func isKnownCrash(_ step: Int, from number: Int) -> Bool {
    crashes?.known.contains(trail(to: number) + [Int32(step)]) ?? false
  }

  /// The initial state and the steps to a state, by their numbers.
  private func trail(to number: Int) -> [Int32] {
    var numbers: [Int32] = []
    var current = number
    while current < visited.count, visited.found[current].parent >= 0 {
      numbers.append(visited.found[current].step)
      current = Int(visited.found[current].parent)
    }
    // The numbers of the states differ between the two ways to explore.
    let mark: [Int32] = goesWholeWays ? [-2] : []
    return mark + [Int32(current)] + numbers.reversed()
  }

  private func mover(of step: WorldStep) -> WorldPaths.Mover {
    switch step {
    case .answer(let question, _): Int32(question.asker)
    case .time: WorldPaths.time
    case .take(_, let beginning): Int32(beginning)
    }
  }

  @discardableResult
  private func expand(_ number: Int, step: Int, _ move: (Run) -> Void) -> Int? {
    guard let run = run(to: number) else { return nil }
    defer { run.end() }
    let issues = run.issues.count
    let knownCount = visited.count
    let positionCount = positions.count
    goneCount += 1
    run.onStep = stepJudge
    move(run)
    run.onStep = nil
    let broken = takeBrokenStep()
    let target = arrive(by: run, parent: number, step: step)
    if let broken, failures.isEmpty { fail(.step(broken), at: number, step: step) }
    if let target, target == knownCount, run.isQuiet, run.issues.count == issues {
      noteAnchor(of: target, from: number)
    }
    if let target, positions.count > positionCount {
      checkRepeats(of: run, to: target, step: (number, step)) {
        let run = self.run(to: number)
        if let run { move(run) }
        return run
      }
    }
    if let target, failures.isEmpty,
      let difference = difference(
        from: target, of: run.state,
        {
          let run = self.run(to: number)
          if let run { move(run) }
          return run
        })
    {
      fail(.merged(difference), at: number, step: step)
    }
    if run.issues.count > issues, failures.isEmpty, endsAtIssues {
      fail(.issue(run.issues[issues]), at: number, step: step)
    }
    return target
  }

  @discardableResult
  private func arrive(by run: Run, parent: Int, step: Int) -> Int? {
    if mistake != nil { return nil }
    do {
      let situation = try run.situation(in: &situations)
      let number = add(run.state, situation: situation, parent: parent, step: step)
      if hasSubscriptions, situation == 0, run.engine.impliesSubscriptions {
        implying.insert(number)
      }
      return number
    } catch {
      fail(FoundFailure.Kind(error), at: parent, step: step)
      return nil
    }
  }

  @discardableResult
  private func add(_ state: State, situation: Int, parent: Int, step: Int) -> Int {
    let (number, isNew) = visited.insert(state, situation: situation, parent: parent, step: step)
    arrived(at: number, isNew: isNew, from: parent, step: step, byStore: true)
    return number
  }

  private func arrived(
    at number: Int, isNew: Bool, from parent: Int, step: Int, byStore: Bool
  ) {
    if parent >= 0 { transitionCount += 1 }
    steps.append(from: parent, to: number, number: step)
    guard isNew else { return }
    lookForObjects(in: visited.states[number], number: number)
    depths.append(parent < 0 ? 0 : depths[parent] + 1)
    followsEffects.append(parent >= 0 && (byStore || followsEffects[parent]))
    guard situations.isAtRest(Int(visited.found[number].situation)) else { return }
    if let property = broken(in: { moment(of: number) }), failures.isEmpty {
      fail(.property(property), at: number)
    }
  }

  /// The step with a number from a state.
  func step(_ step: Int, from number: Int) -> Way<State, Action>.Step {
    let actions = actions(visited.states[number])
    if step < actions.count { return .send(actions[step], at: place(step, in: number)) }
    return .world(
      situations.worldStep(step - actions.count, in: Int(visited.found[number].situation)))
  }

  private func place(_ rank: Int, in number: Int) -> ActionPlace {
    ActionPlace(state: comparesWholeStates ? nil : number, rank: rank)
  }

  // MARK: Failures

  /// Records a failure in a state, or after one more step from there; -1 for no state.
  func fail(_ kind: FoundFailure<State, Action>.Kind, at number: Int, step last: Int? = nil) {
    guard number >= 0 else { return failures.append(FoundFailure(kind: kind)) }
    var way = way(to: number)
    var end: Int? = number
    if let last {
      way.steps.append(step(last, from: number))
      end = steps.all.first { $0.source == number && $0.number == last }.map { Int($0.target) }
    }
    failures.append(FoundFailure(kind: kind, way: way, end: end))
  }

  /// The way to a state from an initial one.
  func way(to number: Int) -> Way<State, Action> {
    var steps: [Way<State, Action>.Step] = []
    var current = number
    while visited.found[current].parent >= 0 {
      let parent = Int(visited.found[current].parent)
      steps.append(step(Int(visited.found[current].step), from: parent))
      current = parent
    }
    return Way(start: beginning(of: current), startIndex: current, steps: steps.reversed())
  }
}
