import Headwater

/// One store on its way through some steps, with the engine that apps use.
///
/// After each step it settles: all tasks that are ready run, then one action is processed, and this repeats.
/// What then runs waits for the world.
final class ExploredRun<State, Action, Canonical: Hashable> {
  typealias Positions = EffectPositions<Canonical>

  /// What has made the effects that start now. The numbers of states and actions are found only if some do.
  private enum Maker {
    case initial(State)
    case turn(State, Action, from: Source)
    case after(position: Int)
  }

  /// Where a turn comes from. It tells actions apart whose values don't.
  private struct Source {
    enum First {
      case beginning
      case person(ActionPlace)
      case letter(position: Int, rank: Int)
    }

    var first: First
    /// The state before the first turn.
    var before: State
    /// The number of turns since then.
    var rank = 0
  }

  let world: TestWorld
  private(set) var issues: [StoreIssue] = []

  /// Called with each action that is reduced, and the states around it.
  var onTurn: ((StoreTurn<Action>, _ before: State, _ after: State) -> Void)?

  /// The same, for a property of each step.
  var onStep: ((_ before: State, _ action: Action, _ after: State) -> Void)?

  let engine: Engine<State, Action>
  let runtime: ManualRuntime
  private let started: StartedEffects
  let positions: Positions
  private let canonical: (State) -> Canonical

  var positionOf: [UInt64: Int] = [:]
  private var maker: Maker
  private var rank = 0
  private var source: Source

  /// The number of letters of each effect that were delivered since it was told something.
  private var letterCounts: [UInt64: Int] = [:]
  private var lastState: State
  private var throttles: [RunningEffect] = []

  /// The actions of the last step, each with the effect whose letter has led to it; nil for one of the person.
  private(set) var turns: [(sender: EffectOrigin?, action: Action)] = []
  private var sender: EffectOrigin?

  /// The letters that wait for a decision; nil if they are delivered in a fixed order.
  var held: HeldLetters<Action>?

  /// What has gone on since the last step, so that effects which start each other do not go on forever.
  var rest = StepBudget()

  /// Whether the last step was an action that did nothing but change the state.
  private(set) var isQuiet = false

  /// The running effects in the order of the situation.
  var running: [RunningEffect] = []

  init<R: Reducer>(
    from state: State, reducer: R, world: TestWorld, runtime: ManualRuntime, positions: Positions,
    canonical: @escaping (State) -> Canonical, isScheduled: Bool,
    onStep: ((_ before: State, _ action: Action, _ after: State) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    self.world = world
    self.runtime = runtime
    self.positions = positions
    self.canonical = canonical
    started = StartedEffects(runtime: runtime)
    held = isScheduled ? HeldLetters() : nil
    maker = .initial(state)
    source = Source(first: .beginning, before: state)
    lastState = state
    self.onStep = onStep
    engine = Engine(
      initialState: state, reducer: reducer, runtime: EffectRuntime(scheduler: started))
    engine.onIssue = { [unowned self] in issues.append($0) }
    let observer = TurnObserver<State, Action> { [unowned self] in turnEnded($0, state: $1) }
    _ = engine.attach(observer)
    engine.activate()
    settle()
  }

  var state: State { engine.state }

  func take(_ step: Way<State, Action>.Step) {
    rest = StepBudget()
    isQuiet = false
    turns.removeAll(keepingCapacity: true)
    sender = nil
    switch step {
    case .send(let action, let place):
      isQuiet = true
      source = Source(first: .person(place), before: state)
      _ = engine.send(action, from: SourcePlace(fileID: #fileID, line: 0))
      settle()
    case .world(.answer(let question, let option)): answer(question, option: option)
    case .world(.time): passTime()
    case .world(.take(let effect, _)):
      guard running.indices.contains(effect),
        let letter = held?.takeFirst(from: running[effect], of: engine)
      else { return }
      deliver(letter)
      settle()
    }
  }

  /// Puts the store into a state to which only quiet actions have led from the present one.
  func jump(to state: State) {
    engine.jump(to: state)
    lastState = state
    settle()
  }

  /// A running effect by its place in the situation.
  func runningEffect(_ index: Int) -> RunningEffect? {
    running.indices.contains(index) ? running[index] : nil
  }

  /// The options of the open questions as written in Swift, by the order of the situation.
  func question(_ question: Situations.Question) -> TestWorld.Question? {
    guard running.indices.contains(question.effect) else { return nil }
    let effect = running[question.effect]
    let asked = world.questions.filter { $0.effect === effect }
    return asked.indices.contains(question.rank) ? asked[question.rank] : nil
  }

  private func answer(_ question: Situations.Question, option: Int) {
    guard let open = self.question(question), let effect = open.effect else { return }
    tell(effect, .answered(question: question.rank, option: option))
    _ = world.answer(open.number, with: .option(option))
    settle()
  }

  /// Lets the time pass to the next instant at which a sleep ends.
  private func passTime() {
    guard let first = world.clock.sleepers.first else { return }
    let instant = world.clock.now.advanced(by: first.rest)
    while let next = world.clock.sleepers.first,
      world.clock.now.advanced(by: next.rest) <= instant, rest.allows(next.effect)
    {
      if let effect = next.effect {
        let rank = world.clock.sleepers.count { $0.effect === effect && $0.number < next.number }
        tell(effect, .slept(rank))
      }
      _ = world.clock.wakeNext(until: instant, on: nil)
      settle()
    }
  }

  private func tell(_ effect: RunningEffect, _ event: Positions.Event) {
    isQuiet = false
    guard let position = positionOf[effect.ordinal] else { return }
    positionOf[effect.ordinal] = positions.position(after: position, event)
    letterCounts[effect.ordinal] = nil
  }

  private func settle() {
    while true {
      runtime.runTasks()
      adopt()
      if held != nil {
        guard let letter = held?.takeFree(of: engine), rest.allows(letter.effect) else { return }
        deliver(letter)
      } else {
        guard let sender = engine.nextLetterSender, rest.allows(sender) else { return }
        makesNext(sender)
        guard engine.deliverNextLetter() else { return }
      }
    }
  }

  private func deliver(_ letter: HeldLetters<Action>.Letter) {
    makesNext(letter.effect)
    engine.deliverTaken(letter)
  }

  /// Notes that the effects which start next follow from this one, unless a turn does.
  private func makesNext(_ sender: RunningEffect) {
    isQuiet = false
    self.sender = sender.origin
    guard let position = positionOf[sender.ordinal] else { return }
    maker = .after(position: position)
    rank = 0
    let count = letterCounts[sender.ordinal, default: 0]
    letterCounts[sender.ordinal] = count + 1
    source = Source(first: .letter(position: position, rank: count), before: state)
  }

  /// The effects whose actions wait for a decision and were not cancelled, in the order of their starts.
  var heldSenders: [RunningEffect] { held?.senders.filter { !$0.isCancelled } ?? [] }

  private func turnEnded(_ turn: StoreTurn<Action>, state: State) {
    adopt()
    rest.notes { caseName(turn.action) }
    turns.append((sender, turn.action))
    maker = .turn(lastState, turn.action, from: source)
    source.rank += 1
    rank = 0
    throttles.removeAll { $0.isCancelled || $0.hasEnded }
    if !throttles.isEmpty {
      let event = Positions.Event.sawTurn(known(maker))
      for throttle in throttles { tell(throttle, event) }
    }
    onTurn?(turn, lastState, state)
    onStep?(lastState, turn.action, state)
    lastState = state
  }

  /// Gives the effects that have started their positions.
  private func adopt() {
    let effects = started.takeAll()
    guard !effects.isEmpty else { return }
    isQuiet = false
    let maker = known(maker)
    for effect in effects {
      positionOf[effect.ordinal] = positions.start(of: effect, by: maker, rank: rank)
      rank += 1
      if effect.origin.isThrottle { throttles.append(effect) }
    }
  }

  private func known(_ maker: Maker) -> Positions.Maker {
    switch maker {
    case .initial(let state): .initial(state: positions.number(of: canonical(state)))
    case .turn(let state, let action, let source):
      .turn(
        state: positions.number(of: canonical(state)),
        action: positions.number(of: key(of: action, from: source)))
    case .after(let position): .after(position: position)
    }
  }

  private func key(of action: Action, from source: Source) -> Positions.ActionKey {
    if let identity = ActionIdentity(action) { return .value(identity) }
    let first: Positions.ActionKey
    switch source.first {
    case .beginning: return .follows(known(.initial(source.before)), rank: source.rank)
    case .person(let place): first = .place(place)
    case .letter(let position, let rank): first = .sent(position: position, rank: rank)
    }
    guard source.rank > 0 else { return first }
    let state = positions.number(of: canonical(source.before))
    return .follows(
      .turn(state: state, action: positions.number(of: first)), rank: source.rank)
  }

  /// Whether its effects may crash with an answer that nobody has given.
  var mayCrash = false

  /// Ends all effects.
  func end() {
    onTurn = nil
    onStep = nil
    held = nil
    engine.onIssue = { _ in }
    engine.cancelEffects()
    world.end(leavesOpen: mayCrash)
    runtime.runTasks()
  }
}

private final class TurnObserver<State, Action>: StoreObserver {
  private let body: (StoreTurn<Action>, State) -> Void

  init(_ body: @escaping (StoreTurn<Action>, State) -> Void) {
    self.body = body
  }

  func turnEnded(_ turn: StoreTurn<Action>, state: State) { body(turn, state) }
}
