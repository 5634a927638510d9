import Headwater

// @inlinable: each step of an exploration passes here.

/// The states that were found, and the steps between them that start no effect.
///
/// This is the part of an exploration that runs most often. Its functions are formed where `explore` is called, since the
/// types of the feature are known there, and the compiler specialises them. The explorer calls them through closures that
/// take and return numbers only, so that it needs no metadata of generic types.
@usableFromInline
final class PureSteps<State, Action, Canonical: Hashable> {
  @usableFromInline let makeReducer: (TestWorld) -> ResolvedReducer<State, Action>
  @usableFromInline let reducer: ResolvedReducer<State, Action>
  @usableFromInline let check: ReducerCheck<State, Action, Canonical>

  /// The mistakes of the reducer. An array, since an empty one is the cheapest to look at.
  @usableFromInline let mistakes: Box<[ReducerMistake<State, Action>]>

  /// The classes of the objects that states contain.
  @usableFromInline let objects: Box<Set<String>>

  /// The actions that the person can send in a state.
  @usableFromInline let actionsIn: (State) -> [Action]

  /// A change of it is a single statement of this class, during which only `canonical` is called.
  @exclusivity(unchecked) @usableFromInline var visited: VisitedStates<State, Canonical>

  /// The state that is continued, by its number, and its actions.
  @exclusivity(unchecked) @usableFromInline var source = -1
  @exclusivity(unchecked) @usableFromInline var actions: [Action] = []

  /// Judges each step of the reducer; nil if there is no such property.
  @exclusivity(unchecked) @usableFromInline
  var judgeStep: ((_ before: State, _ action: Action, _ after: State) -> Void)?

  @usableFromInline let specialisedBegin: (PureSteps, Int) -> Int
  @usableFromInline let specialisedTake: (PureSteps, Int, Int) -> PureStep

  @inlinable
  init(
    makeReducer: @escaping (TestWorld) -> ResolvedReducer<State, Action>,
    actions: @escaping (State) -> [Action], canonical: @escaping (State) -> Canonical
  ) {
    let world = TestWorld()
    let mistakes = Box<[ReducerMistake<State, Action>]>([])
    self.mistakes = mistakes
    objects = Box([])
    check = ReducerCheck(
      clock: world.clock, canonical: canonical, objects: objects,
      record: { mistakes.value.append($0) })
    self.makeReducer = makeReducer
    reducer = makeReducer(world)
    actionsIn = actions
    visited = VisitedStates(canonical: canonical)
    specialisedBegin = { steps, number in steps.genericBegin(number) }
    specialisedTake = { steps, rank, situation in steps.genericTake(rank, in: situation) }
  }

  /// Begins to continue a state.
  ///
  /// - Returns: The number of actions that the person can send in it.
  func begin(_ number: Int) -> Int { specialisedBegin(self, number) }

  /// Takes the action with a rank from the state that is continued.
  ///
  /// - Parameter situation: The effects that run in that state. An action that starts none leaves them as they are.
  func take(_ rank: Int, in situation: Int) -> PureStep { specialisedTake(self, rank, situation) }

  @inlinable
  func genericBegin(_ number: Int) -> Int {
    source = number
    actions = actionsIn(visited.states[number])
    return actions.count
  }

  @inlinable
  func genericTake(_ rank: Int, in situation: Int) -> PureStep {
    var next = visited.states[source]
    var effect = reduce(&next, actions[rank])
    var followUps = 0
    while !effect.isNone, followUps < 1_000, let followUp = effect.followUp {
      effect = reduce(&next, followUp)
      followUps += 1
    }
    guard mistakes.value.isEmpty else { return .isMistaken }
    guard effect.isNone else { return .startsEffects }
    let (number, isNew) = visited.insert(next, situation: situation, parent: source, step: rank)
    return .leads(to: number, isNew: isNew)
  }

  @inlinable
  @inline(__always)
  func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let judgeStep else { return check.reduce(&state, action, by: reducer.reduce) }
    let before = state
    let effect = check.reduce(&state, action, by: reducer.reduce)
    judgeStep(before, action, state)
    return effect
  }
}

/// What an action does to a state without effects.
@usableFromInline
enum PureStep {
  case leads(to: Int, isNew: Bool)

  /// It starts effects, or it is not clear, so that it takes a store.
  case startsEffects

  /// The reducer has made a mistake, which was recorded.
  case isMistaken
}
