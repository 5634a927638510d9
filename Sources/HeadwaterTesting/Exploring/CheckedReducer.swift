import Headwater

/// Calls a reducer twice for each action, and records when the two states differ.
///
/// The clock of the world shows a later time in the second call. A reducer that reads it, or another clock, or
/// draws random numbers, is not a function of its state and action.
struct CheckedReducer<Base: Reducer, Canonical: Hashable>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let world: TestWorld
  let canonical: (State) -> Canonical
  let record: (ImpureStep<State, Action>) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    base.reduce(into: &state, action: action)
  }

  func resolved() -> ResolvedReducer<State, Action> {
    let resolved = base.resolved()
    let reduce = resolved.reduce
    return resolved.replacingReduce { state, action in
      var first = state
      var second = state
      let effect = reduce(&first, action)
      world.clock.whileAhead { _ = reduce(&second, action) }
      if canonical(first) != canonical(second) {
        record(ImpureStep(before: state, action: action, first: first, second: second))
      }
      state = first
      return effect
    }
  }
}

/// A call of a reducer that gave two states.
struct ImpureStep<State, Action> {
  var before: State
  var action: Action
  var first: State
  var second: State
}
