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

  @usableFromInline let specialisedBegin: (PureSteps, Int) -> Int
  @usableFromInline let specialisedTake: (PureSteps, Int) -> PureStep

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
    specialisedTake = { steps, rank in steps.genericTake(rank) }
  }

  /// Begins to continue a state.
  ///
  /// - Returns: The number of actions that the person can send in it.
  func begin(_ number: Int) -> Int { specialisedBegin(self, number) }

  /// Takes the action with a rank from the state that is continued.
  func take(_ rank: Int) -> PureStep { specialisedTake(self, rank) }

  @inlinable
  func genericBegin(_ number: Int) -> Int {
    source = number
    actions = actionsIn(visited.states[number])
    return actions.count
  }

  @inlinable
  func genericTake(_ rank: Int) -> PureStep {
    var next = visited.states[source]
    var effect = check.reduce(&next, actions[rank], by: reducer.reduce)
    var followUps = 0
    while !effect.isNone, followUps < 1_000, let followUp = effect.followUp {
      effect = check.reduce(&next, followUp, by: reducer.reduce)
      followUps += 1
    }
    guard mistakes.value.isEmpty else { return .isMistaken }
    guard effect.isNone else { return .startsEffects }
    let (number, isNew) = visited.insert(next, situation: 0, parent: source, step: rank)
    return .leads(to: number, isNew: isNew)
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
