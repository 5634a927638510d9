import Headwater

/// Goes through the states of a feature, and judges each.
///
/// How it does so is in the extensions: `Explorer+States` finds all of them, `Explorer+Schedules` with all orders of
/// the effects' actions, and `Explorer+Walks` some of them by random steps.
final class Explorer<State, Action, Canonical: Hashable> {
  typealias Run = ExploredRun<State, Action, Canonical>

  let pure: PureSteps<State, Action, Canonical>

  /// Whether states are the same only if they are equal, so that the same actions can be sent in both.
  let comparesWholeStates: Bool
  let properties: [ExplorationProperty<State, Action>]
  let kind: ExplorationWay.Kind
  let limits: ExplorationLimits

  /// Whether an issue of the store ends the walk. A test of the explorer itself goes on.
  var endsAtIssues = true

  var depths: [Int32] = []
  var situations = Situations()
  var paths = WorldPaths()
  var steps = ExploredSteps()

  /// The initial states before their subscriptions have begun, which may have sent actions at once.
  var beginnings: [Int: State] = [:]
  var transitionCount = 0
  var expandedCount = 0
  var coverage = Coverage()

  var progress = ExplorationProgress()

  /// Whether the time is over.
  var isLate = false

  /// How often a state was taken for another one that looks different, while effects ran.
  var mergeCount = 0

  /// For a state, an earlier one beside the same effects, if the steps between them did nothing but change the state.
  var anchors: [Int: Int] = [:]

  /// How many steps with effects were taken again, to compare what the effects do.
  var repeatedCount = 0

  /// Whether stores jump from these states.
  var jumps = true

  /// The number of steps that stores have gone, which is what an exploration beside effects costs.
  var goneCount = 0

  /// The number of the state in which a walk stands.
  var standing = 0

  /// The states that were not continued, since more effects run in them than were asked for.
  var crowded: Set<Int> = []
  var failures: [FoundFailure<State, Action>] = [] {
    didSet { isOver = !failures.isEmpty }
  }

  /// Whether the exploration is over early, since there is a failure to report. Apart from the failures, since it is
  /// looked at before each step.
  private(set) var isOver = false

  /// Where the way to a crash is written; nil if the call does not ask for it.
  var crashes: CrashTrail?

  /// The crashes of earlier runs that were met. The exploration goes on beside them.
  var crashesMet: [FoundFailure<State, Action>] = []

  /// Reports a crash of an earlier run as soon as it is met: this run may end in another one.
  var reportCrash: (FoundFailure<State, Action>) -> Void = { _ in }

  /// The situations on the ways that are told again.
  var reportSituations = Situations()

  var positions = EffectPositions<Canonical>()
  let hasSubscriptions: Bool

  /// The states without effects that imply a subscription which has ended. A new store would begin it anew.
  var implying: Set<Int> = []

  /// Whether stores go to each state from an initial one. Otherwise they begin in the last state where nothing runs.
  var goesWholeWays = false

  /// Whether a store has gone a step of the way to each state, in which effects may have run.
  var followsEffects: [Bool] = []

  /// The number of states that were compared with the end of their whole ways, or passed over for that.
  var wholeWayCount = 0

  /// Whether a store goes on differently after its whole way than one that begins in a state without effects.
  var dependsOnWholeWays = false

  let judgesPaths: Bool

  private let runtime = ManualRuntime()
  private(set) var mistake: ReducerMistake<State, Action>?

  /// The properties by whether they are judged in each state, and which `sometimes` have not been met.
  var sometimes: [Int]
  private let eachState: [Int]
  private let eachStep: [Int]

  /// The first step since the last look that a property does not allow.
  private var brokenStep: BrokenStep<State, Action>?

  init(
    _ pure: PureSteps<State, Action, Canonical>, way: ExplorationWay, limits: ExplorationLimits,
    comparesWholeStates: Bool, properties: [ExplorationProperty<State, Action>]
  ) {
    self.pure = pure
    self.comparesWholeStates = comparesWholeStates
    self.properties = properties
    kind = way.kind
    self.limits = limits
    let kinds = properties.map(\.kind)
    sometimes = kinds.indices.filter { kinds[$0] == .sometimes }
    eachState = kinds.indices.filter { kinds[$0] == .always || kinds[$0] == .never }
    eachStep = kinds.indices.filter { kinds[$0] == .step }
    judgesPaths = kinds.contains { $0 == .eventually || $0 == .leadsTo }
    hasSubscriptions = pure.reducer.hasSubscriptions
    pure.judgeStep = stepJudge
  }

  var visited: VisitedStates<State, Canonical> {
    _read { yield pure.visited }
    _modify { yield &pure.visited }
  }

  func actions(_ state: State) -> [Action] { pure.actionsIn(state) }

  func canonical(_ state: State) -> Canonical { pure.check.canonical(state) }

  var isComplete: Bool { failures.isEmpty && seesAll }

  /// Whether every state was seen, unless there is a failure.
  var seesAll: Bool {
    if case .walks = kind { return false }
    return coverage.limits.isEmpty && crowded.isEmpty
  }

  func explore(from initialStates: [State]) {
    runtime.expectsThisThread()
    for (number, state) in initialStates.enumerated() { lookForObjects(in: state, number: number) }
    switch kind {
    case .states, .schedules:
      findStates(from: initialStates)
      if dependsOnWholeWays || failsOtherwiseByWholeWay {
        forget()
        goesWholeWays = true
        findStates(from: initialStates)
      }
    case .walks(let seed, let count, let length):
      walk(from: initialStates, seed: seed, count: count, length: length)
    }
    crashes?.end()
    failures += crashesMet
    guard !isOver else { return }
    for index in sometimes { failures.append(FoundFailure(kind: .property(index))) }
    if judgesPaths { judgePaths() }
  }

  /// - Parameter isJudged: Whether its steps are judged, and not only told or compared.
  func makeRun(from state: State, isJudged: Bool = false) -> Run {
    runtime.forgetWakes()
    let world = TestWorld()
    let check = ReducerCheck<State, Action, Canonical>(
      clock: world.clock, canonical: pure.check.canonical, objects: pure.objects,
      record: { [unowned self] in note($0) })
    let run = ExploredRun(
      from: state, reducer: CheckedReducer(base: pure.makeReducer(world), check: check),
      world: world,
      runtime: runtime, positions: positions, canonical: pure.check.canonical,
      isScheduled: effectsAtOnce != nil, onStep: isJudged ? stepJudge : nil)
    run.mayCrash = crashes != nil
    return run
  }

  func note(_ mistake: ReducerMistake<State, Action>) {
    guard self.mistake == nil else { return }
    self.mistake = mistake
    failures.append(FoundFailure(kind: .reducer(mistake)))
  }

  func meets(_ crash: FoundFailure<State, Action>) {
    crashesMet.append(crash)
    reportCrash(crash)
  }

  /// Looks for objects in a state, by reflection. That takes long, so only the first states are looked at, and then
  /// fewer and fewer.
  func lookForObjects(in state: State, number: Int) {
    guard number < 64 || number & (number - 1) == 0 else { return }
    pure.objects.value.formUnion(classesOfObjects(in: state))
  }

  /// The state that a store has to be made with, for a way that begins in a state.
  func beginning(of number: Int) -> State { beginnings[number] ?? visited.states[number] }

  // MARK: Judging

  /// Judges each step of a reducer; nil if there is no property of steps.
  var stepJudge: ((_ before: State, _ action: Action, _ after: State) -> Void)? {
    guard !eachStep.isEmpty else { return nil }
    return { [unowned self] before, action, after in
      guard brokenStep == nil,
        let index = eachStep.first(where: { !properties[$0].step(before, action, after) })
      else { return }
      brokenStep = BrokenStep(property: index, before: before, action: action, after: after)
    }
  }

  /// The first step since the last call that a property does not allow.
  func takeBrokenStep() -> BrokenStep<State, Action>? {
    guard !eachStep.isEmpty else { return nil }
    defer { brokenStep = nil }
    return brokenStep
  }

  func moment(of number: Int) -> Moment<State> {
    moment(of: visited.states[number], in: Int(visited.found[number].situation))
  }

  func moment(of state: State, in situation: Int) -> Moment<State> {
    let details = situations.details[situation]
    return Moment(
      state: state, running: details.running, questions: details.questions.map(\.words))
  }

  /// The first `always` or `never` that does not hold in a state. It also notes each `sometimes` that does.
  ///
  /// - Parameter moment: Makes the moment; called only if there is such a property.
  func broken(in moment: () -> Moment<State>) -> Int? {
    guard !eachState.isEmpty || !sometimes.isEmpty else { return nil }
    let moment = moment()
    if !sometimes.isEmpty { sometimes.removeAll { properties[$0].goal(moment) } }
    return eachState.first { properties[$0].goal(moment) == (properties[$0].kind == .never) }
  }
}

/// A value that closures share.
@usableFromInline
final class Box<Value> {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
