import Headwater

/// Walks through all states that a feature can reach, breadth first.
///
/// A state in which no effect runs is continued by the reducer alone. For any other one, a new store goes the way
/// from the last state without effects, since tasks can't be copied. The two must lead to the same state, or an
/// effect depends on more than its answers.
final class Explorer<R: Reducer, Canonical: Hashable> {
  typealias State = R.State
  typealias Action = R.Action

  let makeReducer: (TestWorld) -> R
  let actions: (State) -> [Action]
  let canonical: (State) -> Canonical
  let properties: [ExplorationProperty<State>]
  let limits: ExplorationLimits

  /// Whether an issue of the store ends the walk. A test of the explorer itself goes on.
  var endsAtIssues = true

  private(set) var visited: VisitedStates<State, Canonical>
  private(set) var depths: [Int32] = []
  private(set) var situations = Situations()
  private(set) var paths = WorldPaths()
  private(set) var steps = ExploredSteps()

  /// The initial states before their subscriptions have begun, which may have sent actions at once.
  private var beginnings: [Int: State] = [:]
  private(set) var transitionCount = 0
  private(set) var expandedCount = 0
  private(set) var reachedLimits: [String] = []
  private(set) var failures: [FoundFailure<State, Action>] = []
  private(set) var impure: ImpureStep<State, Action>?

  /// The situations on the ways that are told again.
  var reportSituations = Situations()

  private let runtime = ManualRuntime()
  private let positions = EffectPositions<Canonical>()
  private let pure: ResolvedReducer<State, Action>
  private let hasSubscriptions: Bool
  private let judgesPaths: Bool

  /// The properties by whether they are judged in each state, and which `sometimes` have not been met.
  private var sometimes: [Int]
  private let eachState: [Int]

  init(
    limits: ExplorationLimits, makeReducer: @escaping (TestWorld) -> R,
    actions: @escaping (State) -> [Action], canonical: @escaping (State) -> Canonical,
    properties: [ExplorationProperty<State>]
  ) {
    self.makeReducer = makeReducer
    self.actions = actions
    self.canonical = canonical
    self.properties = properties
    self.limits = limits
    visited = VisitedStates(canonical: canonical)
    let kinds = properties.map(\.kind)
    sometimes = kinds.indices.filter { kinds[$0] == .sometimes }
    eachState = kinds.indices.filter { kinds[$0] == .always || kinds[$0] == .never }
    judgesPaths = kinds.contains { $0 == .eventually || $0 == .leadsTo }
    let world = TestWorld()
    let found = Box<ImpureStep<State, Action>?>(nil)
    pure = CheckedReducer(
      base: makeReducer(world), world: world, canonical: canonical, record: { found.value = $0 }
    ).resolved()
    hasSubscriptions = pure.hasSubscriptions
    impureStep = found
  }

  private let impureStep: Box<ImpureStep<State, Action>?>

  /// Whether the walk is over early, since there is a failure to report.
  private var isOver: Bool { !failures.isEmpty }

  var isComplete: Bool { failures.isEmpty && reachedLimits.isEmpty }

  func explore(from initialStates: [State], progress: inout ExplorationProgress) {
    for state in initialStates where !isOver { addInitial(state) }
    var looked = 0
    while expandedCount < visited.all.count && !isOver {
      guard depths[expandedCount] < limits.depth else {
        reachedLimits.append("a depth of \(limits.depth) steps")
        break
      }
      guard visited.all.count < limits.states else {
        reachedLimits.append("\(limits.states) states")
        break
      }
      looked += 1
      if looked % 64 == 0 {
        let isLate = progress.isOver(
          limits.time, states: visited.all.count, rim: visited.all.count - expandedCount)
        if isLate {
          reachedLimits.append("a time of \(limits.time)")
          break
        }
      }
      expand(expandedCount)
      expandedCount += 1
      if judgesPaths { paths.endState() }
    }
    if !isOver { judgeWhole() }
  }

  // MARK: Steps

  private func addInitial(_ state: State) {
    guard hasSubscriptions else {
      add(state, situation: 0, parent: -1, step: -1)
      return
    }
    let run = makeRun(from: state)
    defer { run.end() }
    if let number = arrive(by: run, parent: -1, step: -1), beginnings[number] == nil {
      beginnings[number] = state
    }
    if let issue = run.issues.first, failures.isEmpty, endsAtIssues {
      failures.append(FoundFailure(kind: .issue(issue), end: nil, lastStep: nil))
    }
  }

  private func expand(_ number: Int) {
    let found = visited.all[number]
    let situation = Int(found.situation)
    let actions = actions(found.state)
    for (step, action) in actions.enumerated() where !isOver {
      if situation == 0 && !hasSubscriptions,
        let next = stateWithoutEffects(after: action, in: found.state)
      {
        if impure == nil { add(next, situation: 0, parent: number, step: step) }
      } else {
        expand(number, step: step) { $0.send(action) }
      }
    }
    for step in 0..<situations.worldStepCount(in: situation) where !isOver {
      let move = situations.worldStep(step, in: situation)
      let target = expand(number, step: actions.count + step) { $0.take(move) }
      guard judgesPaths, let target else { continue }
      paths.append(WorldPaths.Step(target: Int32(target), mover: mover(of: move)))
    }
  }

  private func mover(of step: WorldStep) -> WorldPaths.Mover {
    switch step {
    case .answer(let question, _): Int32(question.asker)
    case .time: WorldPaths.time
    }
  }

  /// The next state of a store without effects; nil if the action starts some, or if it is not clear.
  private func stateWithoutEffects(after action: Action, in state: State) -> State? {
    var next = state
    var effect = pure.reduce(&next, action)
    var followUps = 0
    while let followUp = effect.followUp, followUps < 1_000 {
      effect = pure.reduce(&next, followUp)
      followUps += 1
    }
    if let found = impureStep.value { note(found) }
    return effect.isNone ? next : nil
  }

  @discardableResult
  private func expand(
    _ number: Int, step: Int, _ move: (ExploredRun<State, Action, Canonical>) -> Void
  ) -> Int? {
    guard let run = run(to: number) else { return nil }
    defer { run.end() }
    let issues = run.issues.count
    move(run)
    let target = arrive(by: run, parent: number, step: step)
    if run.issues.count > issues, failures.isEmpty, endsAtIssues {
      fail(.issue(run.issues[issues]), at: number, step: step)
    }
    return target
  }

  @discardableResult
  private func arrive(
    by run: ExploredRun<State, Action, Canonical>, parent: Int, step: Int
  ) -> Int? {
    if impure != nil { return nil }
    do {
      let situation = try run.situation(in: &situations)
      return add(run.state, situation: situation, parent: parent, step: step)
    } catch {
      fail(.unexplorable(error as? UnexplorableEffect), at: parent, step: step)
      return nil
    }
  }

  @discardableResult
  private func add(_ state: State, situation: Int, parent: Int, step: Int) -> Int {
    if parent >= 0 { transitionCount += 1 }
    let (number, isNew) = visited.insert(state, situation: situation, parent: parent, step: step)
    steps.append(from: parent, to: number, number: step)
    guard isNew else { return number }
    depths.append(parent < 0 ? 0 : depths[parent] + 1)
    if !eachState.isEmpty || !sometimes.isEmpty { judge(number) }
    return number
  }

  // MARK: Runs

  func makeRun(from state: State) -> ExploredRun<State, Action, Canonical> {
    let world = TestWorld()
    let reducer = CheckedReducer(
      base: makeReducer(world), world: world, canonical: canonical,
      record: { [unowned self] in note($0) })
    return ExploredRun(
      from: state, reducer: reducer, world: world, runtime: runtime, positions: positions,
      canonical: canonical)
  }

  /// The state that a store has to be made with, for a way that begins in a state.
  func beginning(of number: Int) -> State { beginnings[number] ?? visited.all[number].state }

  /// A store that has gone the way to a state.
  private func run(to number: Int) -> ExploredRun<State, Action, Canonical>? {
    var steps: [Int] = []
    var start = number
    while visited.all[start].parent >= 0 && (hasSubscriptions || visited.all[start].situation != 0)
    {
      steps.append(start)
      start = Int(visited.all[start].parent)
    }
    let run = makeRun(from: beginning(of: start))
    for found in steps.reversed() {
      _ = try? run.situation(in: &situations)
      take(Int(visited.all[found].step), from: Int(visited.all[found].parent), on: run)
    }
    let reached = try? run.situation(in: &situations)
    guard reached == Int(visited.all[number].situation),
      canonical(run.state) == canonical(visited.all[number].state)
    else {
      run.end()
      if failures.isEmpty {
        fail(.otherEnd(first: visited.all[number].state, second: run.state), reaching: number)
      }
      return nil
    }
    return run
  }

  /// Takes the step with a number from a state.
  func take(_ step: Int, from number: Int, on run: ExploredRun<State, Action, Canonical>) {
    let found = visited.all[number]
    let actions = actions(found.state)
    if step < actions.count {
      run.send(actions[step])
    } else {
      run.take(situations.worldStep(step - actions.count, in: Int(found.situation)))
    }
  }

  // MARK: Failures

  private func note(_ step: ImpureStep<State, Action>) {
    guard impure == nil else { return }
    impure = step
    failures.append(FoundFailure(kind: .impure(step), end: nil, lastStep: nil))
  }

  private func fail(_ kind: FoundFailure<State, Action>.Kind, at number: Int, step: Int) {
    failures.append(FoundFailure(kind: kind, end: number < 0 ? nil : number, lastStep: step))
  }

  private func fail(_ kind: FoundFailure<State, Action>.Kind, reaching number: Int) {
    failures.append(FoundFailure(kind: kind, end: number, lastStep: nil))
  }

  func moment(of number: Int) -> Moment<State> {
    let found = visited.all[number]
    let details = situations.details[Int(found.situation)]
    return Moment(
      state: found.state, running: details.running, questions: details.questions.map(\.words))
  }

  private func judge(_ number: Int) {
    let moment = moment(of: number)
    for index in eachState where failures.isEmpty {
      if properties[index].goal(moment) == (properties[index].kind == .never) {
        fail(.property(index), reaching: number)
      }
    }
    if !sometimes.isEmpty { sometimes.removeAll { properties[$0].goal(moment) } }
  }

  /// Judges the properties that need all states.
  private func judgeWhole() {
    for index in sometimes {
      failures.append(FoundFailure(kind: .property(index), end: nil, lastStep: nil))
    }
    guard judgesPaths else { return }
    for (index, property) in properties.enumerated()
    where property.kind == .eventually || property.kind == .leadsTo {
      let way = paths.wayWithoutGoal(
        depths: depths, isStart: { property.start(moment(of: $0)) },
        isGoal: { property.goal(moment(of: $0)) })
      guard let way else { continue }
      var failure = FoundFailure<State, Action>(
        kind: .property(index), end: way.start, lastStep: nil)
      failure.worldRanks = way.ranks
      failure.cycle = way.cycle
      failures.append(failure)
    }
  }
}

/// A failure and the way to it.
struct FoundFailure<State, Action> {
  enum Kind {
    /// The property with this index.
    case property(Int)
    case issue(StoreIssue)
    case impure(ImpureStep<State, Action>)
    case unexplorable(UnexplorableEffect?)
    /// The same steps led to another state.
    case otherEnd(first: State, second: State)
  }

  var kind: Kind

  /// The state to which the way leads, and one more step from there.
  var end: Int?
  var lastStep: Int?

  /// The steps of the world that follow, by their ranks, and those that then repeat.
  var worldRanks: [Int] = []
  var cycle: [Int] = []
}

/// A value that closures share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
