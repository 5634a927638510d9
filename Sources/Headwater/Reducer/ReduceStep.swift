/// A reducer as one of several: it adds its effect to those of the steps before.
///
/// A step that ignores the action returns nothing to inspect.
///
/// It is a struct, since arrays and optionals wrap a function that returns nothing in another function.
@usableFromInline
struct ReduceStep<State, Action> {
  @usableFromInline typealias Function = (inout State, Action, inout Effect<Action>) -> Void

  @usableFromInline let run: Function

  /// The only case of the actions that it handles; nil if that is not known.
  @usableFromInline let route: CaseRoute<Action>?

  @inlinable
  init(for route: CaseRoute<Action>? = nil, _ run: @escaping Function) {
    self.run = run
    self.route = route
  }

  /// Joins steps into one that runs them in their order.
  ///
  /// It forms a tree of closures with four calls each. A captured function is called without being
  /// retained, unlike an element of an array, and a tree is less deep than a chain of pairs.
  @inlinable
  init(_ steps: [ReduceStep]) {
    var steps = steps
    while steps.count > 1 {
      steps = stride(from: 0, to: steps.count, by: 4).map { start in
        Self.joined(steps[start..<min(start + 4, steps.count)])
      }
    }
    self = steps.first ?? ReduceStep { _, _, _ in }
  }

  /// Joins at most four steps into one.
  @inlinable
  static func joined(_ steps: ArraySlice<ReduceStep>) -> ReduceStep {
    let start = steps.startIndex
    let first = steps[start].run
    guard steps.count > 1 else { return steps[start] }
    let second = steps[start + 1].run
    guard steps.count > 2 else {
      return ReduceStep { state, action, effect in
        first(&state, action, &effect)
        second(&state, action, &effect)
      }
    }
    let third = steps[start + 2].run
    guard steps.count > 3 else {
      return ReduceStep { state, action, effect in
        first(&state, action, &effect)
        second(&state, action, &effect)
        third(&state, action, &effect)
      }
    }
    let fourth = steps[start + 3].run
    return ReduceStep { state, action, effect in
      first(&state, action, &effect)
      second(&state, action, &effect)
      third(&state, action, &effect)
      fourth(&state, action, &effect)
    }
  }
}
