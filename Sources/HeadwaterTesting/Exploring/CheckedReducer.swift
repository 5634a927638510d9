import Headwater

/// Calls a reducer twice for each action, and records when the two states or effects differ, or when the state before
/// them has changed.
///
/// The clock of the world shows a later time in the second call. A reducer that reads it, or another clock, or
/// draws random numbers, is not a function of its state and action.
struct CheckedReducer<Base: Reducer, Canonical: Hashable>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let world: TestWorld
  let canonical: (State) -> Canonical

  /// The classes of objects that states contain.
  let objects: Box<Set<String>>
  let record: (ReducerMistake<State, Action>) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    base.reduce(into: &state, action: action)
  }

  func resolved() -> ResolvedReducer<State, Action> {
    let resolved = base.resolved()
    let reduce = resolved.reduce
    return resolved.replacingReduce { state, action in
      let before = objects.value.isEmpty ? nil : lookAtObjects(in: state)
      var first = state
      var second = state
      let effect = reduce(&first, action)
      let again = world.clock.whileAhead { reduce(&second, action) }
      if let before, before != lookAtObjects(in: state) {
        record(.changesObject(of: objects.value.sorted(), by: action))
      } else if canonical(first) != canonical(second) {
        record(
          .givesTwoStates(ImpureStep(before: state, action: action, first: first, second: second)))
      } else if !(effect.isNone && again.isNone), !effect.looksLike(again) {
        record(
          .givesTwoEffects(
            ImpureStep(before: state, action: action, first: effect, second: again)))
      }
      state = first
      return effect
    }
  }

  private func lookAtObjects(in state: State) -> LookAtObjects {
    LookAtObjects(hash: canonical(state).hashValue, text: WrittenValue(state).line)
  }
}

/// What a reducer does that makes its states unfit to be explored.
enum ReducerMistake<State, Action> {
  case givesTwoStates(ImpureStep<State, Action, State>)
  case givesTwoEffects(ImpureStep<State, Action, Effect<Action>>)

  /// It changes an object in the state, which other states contain, too.
  case changesObject(of: [String], by: Action)
}

/// A call of a reducer that had two results.
struct ImpureStep<State, Action, Result> {
  var before: State
  var action: Action
  var first: Result
  var second: Result
}

/// What can be seen of the objects in a state. Their contents need not be part of what is compared.
private struct LookAtObjects: Equatable {
  var hash: Int
  var text: String
}

extension Effect {
  /// Whether another effect is made of the same parts, as far as they can be compared.
  fileprivate func looksLike(_ other: Effect) -> Bool {
    let (parts, others) = (parts, other.parts)
    guard parts.parts == others.parts, parts.sends.count == others.sends.count else { return false }
    return zip(parts.sends, others.sends).allSatisfy { action, other in
      guard let identity = ActionIdentity(action) else { return true }
      return identity == ActionIdentity(other)
    }
  }

  /// Its parts in words.
  var words: String {
    isNone
      ? "none"
      : parts.parts.map(\.description).joined(separator: ", ")
        + parts.sends.map { " \(WrittenValue($0).line)" }.joined()
  }
}
