import Headwater

/// Goes through the states of a feature, and judges each.
///
/// How it does so is in the extensions: `Explorer+States` finds all of them, `Explorer+Schedules` with all orders of
/// the effects' actions, and `Explorer+Walks` some of them by random steps.
final class Explorer<R: Reducer, Canonical: Hashable> {
  typealias State = R.State
  typealias Action = R.Action
  typealias Run = ExploredRun<State, Action, Canonical>

  let makeReducer: (TestWorld) -> R
  let actions: (State) -> [Action]
  let canonical: (State) -> Canonical

  /// Whether states are the same only if they are equal, so that the same actions can be sent in both.
  let comparesWholeStates: Bool
  let properties: [ExplorationProperty<State>]
  let kind: ExplorationWay.Kind
  let limits: ExplorationLimits

  /// Whether an issue of the store ends the walk. A test of the explorer itself goes on.
  var endsAtIssues = true

  var visited: VisitedStates<State, Canonical>
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

  /// The number of the state in which a walk stands.
  var standing = 0

  /// The states that were not continued, since more effects run in them than were asked for.
  var crowded: Set<Int> = []
  var failures: [FoundFailure<State, Action>] = []

  /// Where the way to a crash is written; nil if the call does not ask for it.
  var crashes: CrashTrail?

  /// The crashes of earlier runs that were met. The exploration goes on beside them.
  var crashesMet: [FoundFailure<State, Action>] = []

  /// The situations on the ways that are told again.
  var reportSituations = Situations()

  let positions = EffectPositions<Canonical>()
  let pure: ResolvedReducer<State, Action>
  let hasSubscriptions: Bool
  let judgesPaths: Bool

  private let runtime = ManualRuntime()
  /// Mistakes of the reducer alone. An array, since an empty one is the cheapest to look at.
  private let pureMistakes = Box<[ReducerMistake<State, Action>]>([])
  private(set) var mistake: ReducerMistake<State, Action>?

  /// The classes of the objects that states contain.
  private let objects = Box<Set<String>>([])

  /// The properties by whether they are judged in each state, and which `sometimes` have not been met.
  private(set) var sometimes: [Int]
  private let eachState: [Int]

  init(
    way: ExplorationWay = .states, limits: ExplorationLimits,
    makeReducer: @escaping (TestWorld) -> R, actions: @escaping (State) -> [Action],
    canonical: @escaping (State) -> Canonical, comparesWholeStates: Bool = false,
    properties: [ExplorationProperty<State>]
  ) {
    self.makeReducer = makeReducer
    self.actions = actions
    self.canonical = canonical
    self.comparesWholeStates = comparesWholeStates
    self.properties = properties
    kind = way.kind
    self.limits = limits
    visited = VisitedStates(canonical: canonical)
    let kinds = properties.map(\.kind)
    sometimes = kinds.indices.filter { kinds[$0] == .sometimes }
    eachState = kinds.indices.filter { kinds[$0] == .always || kinds[$0] == .never }
    judgesPaths = kinds.contains { $0 == .eventually || $0 == .leadsTo }
    let world = TestWorld()
    let found = pureMistakes
    pure = CheckedReducer(
      base: makeReducer(world), world: world, canonical: canonical, objects: objects,
      record: { found.value.append($0) }
    ).resolved()
    hasSubscriptions = pure.hasSubscriptions
  }

  /// Whether the exploration is over early, since there is a failure to report.
  var isOver: Bool { !failures.isEmpty }

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
    case .states, .schedules: findStates(from: initialStates)
    case .walks(let seed, let count, let length):
      walk(from: initialStates, seed: seed, count: count, length: length)
    }
    crashes?.end()
    failures += crashesMet
    guard !isOver else { return }
    for index in sometimes { failures.append(FoundFailure(kind: .property(index))) }
    if judgesPaths { judgePaths() }
  }

  func makeRun(from state: State) -> Run {
    runtime.forgetWakes()
    let world = TestWorld()
    let reducer = CheckedReducer(
      base: makeReducer(world), world: world, canonical: canonical, objects: objects,
      record: { [unowned self] in note($0) })
    let run = ExploredRun(
      from: state, reducer: reducer, world: world, runtime: runtime, positions: positions,
      canonical: canonical, isScheduled: effectsAtOnce != nil)
    run.mayCrash = crashes != nil
    return run
  }

  /// The next state of a store without effects; nil if the action starts some, or if it is not clear.
  func stateWithoutEffects(after action: Action, in state: State) -> State? {
    var next = state
    var effect = pure.reduce(&next, action)
    var followUps = 0
    while let followUp = effect.followUp, followUps < 1_000 {
      effect = pure.reduce(&next, followUp)
      followUps += 1
    }
    if !pureMistakes.value.isEmpty { note(pureMistakes.value[0]) }
    return effect.isNone ? next : nil
  }

  private func note(_ mistake: ReducerMistake<State, Action>) {
    guard self.mistake == nil else { return }
    self.mistake = mistake
    failures.append(FoundFailure(kind: .reducer(mistake)))
  }

  /// Looks for objects in a state, by reflection. That takes long, so only the first states are looked at, and then
  /// fewer and fewer.
  func lookForObjects(in state: State, number: Int) {
    guard number < 64 || number & (number - 1) == 0 else { return }
    objects.value.formUnion(classesOfObjects(in: state))
  }

  /// The state that a store has to be made with, for a way that begins in a state.
  func beginning(of number: Int) -> State { beginnings[number] ?? visited.all[number].state }

  // MARK: Judging

  func moment(of number: Int) -> Moment<State> {
    let found = visited.all[number]
    return moment(of: found.state, in: Int(found.situation))
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
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
