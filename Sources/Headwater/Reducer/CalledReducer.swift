// @inlinable: each action passes here.

/// A reducer's function as an object.
///
/// Whoever owns it calls it through a plain pointer, and counts no reference for an action.
@usableFromInline
final class ReduceFunction<State, Action> {
  @usableFromInline let call: (inout State, Action) -> Effect<Action>

  @inlinable
  init(_ call: @escaping (inout State, Action) -> Effect<Action>) {
    self.call = call
  }
}

/// A reducer as its parent calls it.
///
/// A feature with a `body` finds out with its first action whether it has a `reduce` of its own, and then knows
/// the function for every other action. Its parent calls that function, without the feature in between: a level
/// of lifts costs one call.
@usableFromInline
class CalledReducer<State, Action> {
  @usableFromInline final let reducer: ResolvedReducer<State, Action>

  /// The function for every action after the first; of a feature with a `body`, it is nil before.
  @exclusivity(unchecked) @usableFromInline final var function: ReduceFunction<State, Action>?

  /// The same, read without counting a reference for each action.
  @exclusivity(unchecked) @usableFromInline final var direct:
    Unmanaged<ReduceFunction<State, Action>>?

  @inlinable
  init(_ reducer: ResolvedReducer<State, Action>) {
    self.reducer = reducer
    guard reducer.feature == nil else { return }
    let function = ReduceFunction(reducer.reduce)
    self.function = function
    direct = .passUnretained(function)
  }

  @inlinable
  @inline(__always)
  final func call(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let direct else { return callFirst(&state, action) }
    return direct._withUnsafeGuaranteedRef { $0.call(&state, action) }
  }

  /// Processes the first action.
  @usableFromInline
  @inline(never)
  final func callFirst(_ state: inout State, _ action: Action) -> Effect<Action> {
    let effect = reducer.reduce(&state, action)
    if let function = reducer.feature?.choice {
      self.function = function
      direct = .passUnretained(function)
    }
    return effect
  }
}
