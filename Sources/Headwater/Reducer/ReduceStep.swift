/// What a reducer does when it is one of several: it adds its effect to those of the ones before.
///
/// One that an action is not for so has nothing to return, and nothing is looked at after it.
///
/// It is a struct, since a function that returns nothing is kept in an array, or an optional, behind
/// another function.
@usableFromInline
struct ReduceStep<State, Action> {
  @usableFromInline typealias Function = (inout State, Action, inout Effect<Action>) -> Void

  @usableFromInline let run: Function

  /// The only case of the actions that it does anything for; nil if that is not known.
  @usableFromInline let route: CaseRoute<Action>?

  @inlinable
  init(for route: CaseRoute<Action>? = nil, _ run: @escaping Function) {
    self.run = run
    self.route = route
  }

  /// Steps as one that runs them in their order.
  ///
  /// A tree, four wide: what a function has captured is called without being retained, which an
  /// element of an array is not, and a tree is not as deep as a chain of pairs.
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

  /// At most four steps as one.
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
