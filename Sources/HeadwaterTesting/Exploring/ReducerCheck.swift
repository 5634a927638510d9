import Headwater

// @inlinable: each step of an exploration passes here.

/// Calls a reducer twice for each action, and records when the two states or effects differ, or when the state before
/// them has changed.
///
/// The clock of the world shows a later time in the second call. A reducer that reads it, or another clock, or
/// draws random numbers, is not a function of its state and action.
@usableFromInline
struct ReducerCheck<State, Action, Canonical: Hashable> {
  @usableFromInline let clock: TestClock
  @usableFromInline let canonical: (State) -> Canonical

  /// The classes of objects that states contain.
  @usableFromInline let objects: Box<Set<String>>
  @usableFromInline let record: (ReducerMistake<State, Action>) -> Void

  @inlinable
  init(
    clock: TestClock, canonical: @escaping (State) -> Canonical, objects: Box<Set<String>>,
    record: @escaping (ReducerMistake<State, Action>) -> Void
  ) {
    self.clock = clock
    self.canonical = canonical
    self.objects = objects
    self.record = record
  }

  @inlinable
  func reduce(
    _ state: inout State, _ action: Action, by reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    let look = objects.value.isEmpty ? nil : lookAtObjects(in: state)
    var first = state
    var second = state
    let effect = reduce(&first, action)
    clock.showsLater(true)
    let again = reduce(&second, action)
    clock.showsLater(false)
    if let look, look != lookAtObjects(in: state) {
      record(.changesObject(of: objects.value.sorted(), by: action))
    } else if canonical(first) != canonical(second) {
      record(
        .givesTwoStates(ImpureStep(before: state, action: action, first: first, second: second)))
    } else if !(effect.isNone && again.isNone), !looksAlike(effect, again) {
      record(
        .givesTwoEffects(ImpureStep(before: state, action: action, first: effect, second: again)))
    }
    state = first
    return effect
  }

  @usableFromInline
  func lookAtObjects(in state: State) -> LookAtObjects {
    LookAtObjects(hash: canonical(state).hashValue, text: WrittenValue(state).line)
  }

  @usableFromInline
  func looksAlike(_ effect: Effect<Action>, _ other: Effect<Action>) -> Bool {
    effect.looksLike(other)
  }
}

/// A reducer whose calls are checked.
struct CheckedReducer<State, Action, Canonical: Hashable>: Reducer {
  let base: ResolvedReducer<State, Action>
  let check: ReducerCheck<State, Action, Canonical>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    base.reduce(&state, action)
  }

  func resolved() -> ResolvedReducer<State, Action> {
    let reduce = base.reduce
    return base.replacingReduce { check.reduce(&$0, $1, by: reduce) }
  }
}

/// What a reducer does that makes its states unfit to be explored.
@usableFromInline
enum ReducerMistake<State, Action> {
  case givesTwoStates(ImpureStep<State, Action, State>)
  case givesTwoEffects(ImpureStep<State, Action, Effect<Action>>)

  /// It changes an object in the state, which other states contain, too.
  case changesObject(of: [String], by: Action)
}

/// A call of a reducer that had two results.
@usableFromInline
struct ImpureStep<State, Action, Result> {
  @usableFromInline let before: State
  @usableFromInline let action: Action
  @usableFromInline let first: Result
  @usableFromInline let second: Result

  @inlinable
  init(before: State, action: Action, first: Result, second: Result) {
    self.before = before
    self.action = action
    self.first = first
    self.second = second
  }
}

/// What can be seen of the objects in a state. Their contents need not be part of what is compared.
@usableFromInline
struct LookAtObjects: Equatable {
  let hash: Int
  let text: String
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
