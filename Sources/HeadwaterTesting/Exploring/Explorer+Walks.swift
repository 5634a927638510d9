import Headwater

/// Random walks through a feature.
extension Explorer {
  func walk(
    from initialStates: [State], seed: UInt64, count: Int, length: Int
  ) {
    guard !initialStates.isEmpty else { return }
    // The steps at which an earlier run has crashed, by the number of the state and their own.
    var crashPoints: Set<[Int]> = []
    for number in 0..<count where !isOver {
      lookAtTime(doing: "\(number) of \(counted(count, "walk"))")
      if isLate { return }
      var dice = RandomSteps(seed: seed, walk: number)
      // A walk is recorded by its number and that of the step.
      var last: Way<State, Action>.Step?
      let startIndex = Int.random(in: initialStates.indices, using: &dice)
      let start = Way<State, Action>(start: initialStates[startIndex], startIndex: startIndex)
      let gone = go(from: start, isCounted: true) { state, situation, taken in
        lookAtTime(doing: "\(number) of \(counted(count, "walk"))")
        guard !isLate, taken < min(length, limits.depth),
          let (rank, step) = randomStep(from: state, in: situation, &dice)
        else { return nil }
        guard let crashes else { return step }
        let trail = [Int32(number), Int32(taken)]
        if crashes.known.contains(trail) {
          crashPoints.insert([standing, rank])
          last = step
        }
        if crashPoints.contains([standing, rank]) { return nil }
        crashes.tries(trail)
        return step
      }
      expandedCount += 1
      if let last {
        var way = gone.way
        way.steps.append(last)
        meets(FoundFailure(kind: .crash, way: way))
      }
      guard let kind = gone.failure else {
        compareWithSecondWalk(gone.way, number: number)
        continue
      }
      crashes?.tries(Self.shrinking)
      let endsShrinking = crashes?.known.contains(Self.shrinking) ?? false
      let short = endsShrinking ? gone.way : shrunk(gone.way, failingBy: kind)
      failures = [
        FoundFailure(
          kind: kind, way: short,
          note: """
            Found by walk \(number + 1) of `.walks(seed: \(seed), count: \(count), length: \(length))`, whose \
            \(counted(gone.way.steps.count, "step")) were cut to \(short.steps.count).
            """)
      ]
    }
  }

  private func lookAtTime(doing words: @autoclosure () -> String) {
    let wasLate = isLate
    isLate = progress.isOver(limits.time, states: visited.count, rest: words)
    if isLate && !wasLate { coverage.limits.append("a time of \(limits.time)") }
  }

  /// What is recorded while a walk is shrunk, after whose crash the next run does not shrink.
  private static var shrinking: [Int32] { [-1] }

  /// A step of the person or the world and its rank, each as likely as any other; nil if there is none.
  private func randomStep(
    from state: State, in situation: Int, _ dice: inout RandomSteps
  ) -> (rank: Int, step: Way<State, Action>.Step)? {
    let actions = actions(state)
    let count = actions.count + situations.worldStepCount(in: situation)
    guard count > 0 else { return nil }
    let step = Int.random(in: 0..<count, using: &dice)
    if step < actions.count {
      return (step, .send(actions[step], at: ActionPlace(rank: step)))
    }
    return (step, .world(situations.worldStep(step - actions.count, in: situation)))
  }

  /// Goes a way to its end, or to the first failure.
  ///
  /// - Parameters:
  ///   - start: The way without its steps.
  ///   - isCounted: Whether what it meets belongs to what was covered.
  ///   - next: The next step, by the state, its situation and the number of steps so far; nil at the end.
  /// - Returns: The steps that were taken, and what has failed.
  private func go(
    from start: Way<State, Action>, isCounted: Bool,
    next: (State, _ situation: Int, _ taken: Int) -> Way<State, Action>.Step?
  ) -> (way: Way<State, Action>, failure: FoundFailure<State, Action>.Kind?) {
    var way = start
    let run = makeRun(from: way.start, isJudged: true)
    defer { run.end() }
    if isCounted {
      run.onTurn = { [unowned self] turn, _, _ in
        coverage.actions[caseName(turn.action), default: 0] += 1
      }
    }
    // What has to come true while the person is silent.
    var awaited: Set<Int> = []
    while true {
      if let mistake { return (way, .reducer(mistake)) }
      if let broken = takeBrokenStep() { return (way, .step(broken)) }
      if let issue = run.issues.first { return (way, .issue(issue)) }
      let situation: Int
      do { situation = try run.situation(in: &situations) } catch {
        return (way, FoundFailure.Kind(error))
      }
      let state = run.state
      if isCounted {
        count(state, in: situation, depth: way.steps.count)
        if let twoLists = twoLists(actions(state), in: state, number: standing) {
          return (way, twoLists)
        }
      }
      if let property = broken(in: { moment(of: state, in: situation) }) {
        return (way, .property(property))
      }
      if judgesPaths { note(&awaited, in: moment(of: state, in: situation)) }
      if let property = awaited.min(), situations.worldStepCount(in: situation) == 0 {
        return (way, .property(property))
      }
      guard let step = next(state, situation, way.steps.count) else { return (way, nil) }
      if case .send = step { awaited = [] }
      run.take(step)
      way.steps.append(step)
    }
  }

  /// Notes what has begun to be awaited in a state, and removes what has come true.
  private func note(_ awaited: inout Set<Int>, in moment: Moment<State>) {
    for (index, property) in properties.enumerated()
    where property.kind == .eventually || property.kind == .leadsTo {
      if property.start(moment) { awaited.insert(index) }
      if property.goal(moment) { awaited.remove(index) }
    }
  }

  private func count(_ state: State, in situation: Int, depth: Int) {
    if depth > 0 { transitionCount += 1 }
    let (number, isNew) = visited.insert(state, situation: situation, parent: -1, step: -1)
    standing = number
    if isNew { lookForObjects(in: state, number: number) }
    if depth > Int(depths.last ?? 0) { depths.append(Int32(depth)) }
  }

  // MARK: Shrinking

  /// Leaves steps out of a way as long as it fails in the same way: half of them, then a quarter, down to one.
  private func shrunk(
    _ way: Way<State, Action>, failingBy kind: FoundFailure<State, Action>.Kind
  ) -> Way<State, Action> {
    var way = way
    var size = max(1, way.steps.count / 2)
    var attempts = 0
    while true {
      var isShorter = false
      var first = 0
      while first < way.steps.count, attempts < Self.mostAttempts, !isLate {
        attempts += 1
        lookAtTime(doing: "a walk of \(counted(way.steps.count, "step")) is cut")
        var steps = way.steps
        steps.removeSubrange(first..<min(first + size, steps.count))
        if let shorter = going(steps, from: way, failingBy: kind) {
          way = shorter
          isShorter = true
        } else {
          first += size
        }
      }
      if size == 1 && !isShorter || attempts >= Self.mostAttempts || isLate { return way }
      if !isShorter || size > way.steps.count { size = max(1, size / 2) }
    }
  }

  private static var mostAttempts: Int { 5_000 }

  /// Goes those of some steps that are possible.
  ///
  /// - Returns: The steps up to the failure; nil if there was none, or another one.
  private func going(
    _ steps: [Way<State, Action>.Step], from way: Way<State, Action>,
    failingBy kind: FoundFailure<State, Action>.Kind
  ) -> Way<State, Action>? {
    var left = steps[...]
    let start = Way<State, Action>(start: way.start, startIndex: way.startIndex)
    let gone = go(from: start, isCounted: false) { state, situation, _ in
      while let step = left.popFirst() {
        if let possible = possible(step, from: state, in: situation) { return possible }
      }
      return nil
    }
    guard let failure = gone.failure, failure.isSame(as: kind) else { return nil }
    return gone.way
  }

  /// The same step from another state; nil if it is not possible there.
  private func possible(
    _ step: Way<State, Action>.Step, from state: State, in situation: Int
  ) -> Way<State, Action>.Step? {
    let details = situations.details[situation]
    switch step {
    case .send(let action, let place):
      let actions = actions(state)
      let identity = ActionIdentity(action)
      let rank =
        identity == nil
        ? place.rank : actions.firstIndex { ActionIdentity($0) == identity } ?? actions.count
      return rank < actions.count ? .send(actions[rank], at: ActionPlace(rank: rank)) : nil
    case .world(.time): return details.hasSleeps ? step : nil
    // Walks take the actions of effects in a fixed order.
    case .world(.take): return nil
    case .world(.answer(let question, let option)):
      return details.questions.first {
        $0.words == question.words && $0.sameRank == question.sameRank && option < $0.optionCount
      }.map { .world(.answer($0, option: option)) }
    }
  }
}

/// Random numbers for one walk, which a seed repeats (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
struct RandomSteps: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, walk: Int) {
    state = seed
    state = next() &+ UInt64(walk)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
