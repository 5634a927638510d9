/// Several reducers of the same domain, run one after the other: what a `body` of many entries is.
///
/// @inlinable: each action passes here.
public struct ReducerSequence<State, Action>: Reducer {
  @usableFromInline let entries: [() -> ResolvedReducer<State, Action>]

  @inlinable
  init(_ entries: [() -> ResolvedReducer<State, Action>]) {
    self.entries = entries
  }

  @inlinable
  func appending(
    _ entry: @escaping () -> ResolvedReducer<State, Action>
  ) -> ReducerSequence<State, Action> {
    ReducerSequence(entries + [entry])
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolved().reduce(&state, action)
  }

  @usableFromInline typealias Function = (inout State, Action) -> Effect<Action>

  /// The functions as one that calls them in their order.
  ///
  /// A tree, four wide: what a function has captured is called without being retained, which an
  /// element of an array is not, and a tree is not as deep as a chain of pairs.
  @inlinable
  static func joined(_ functions: [Function]) -> Function {
    var functions = functions
    while functions.count > 1 {
      functions = stride(from: 0, to: functions.count, by: 4).map { start in
        joinedFour(functions[start..<min(start + 4, functions.count)])
      }
    }
    return functions.first ?? { _, _ in .none }
  }

  @inlinable
  static func joinedFour(_ functions: ArraySlice<Function>) -> Function {
    let start = functions.startIndex
    let first = functions[start]
    guard functions.count > 1 else { return first }
    let second = functions[start + 1]
    guard functions.count > 2 else {
      return { state, action in
        var effect = first(&state, action)
        effect.merge(second(&state, action))
        return effect
      }
    }
    let third = functions[start + 2]
    guard functions.count > 3 else {
      return { state, action in
        var effect = first(&state, action)
        effect.merge(second(&state, action))
        effect.merge(third(&state, action))
        return effect
      }
    }
    let fourth = functions[start + 3]
    return { state, action in
      var effect = first(&state, action)
      effect.merge(second(&state, action))
      effect.merge(third(&state, action))
      effect.merge(fourth(&state, action))
      return effect
    }
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    resolved().mayChange(action)
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    let reducers = entries.map { $0() }
    let presences = reducers.compactMap(\.isPresent)
    let subscriptions = reducers.compactMap(\.subscriptions)
    return ResolvedReducer(
      reduce: Self.joined(reducers.map(\.reduce)),
      mayChange: { action in reducers.contains { $0.mayChange(action) } },
      isPresent: presences.isEmpty
        ? nil : { path, state in presences.allSatisfy { $0(path, state) } },
      subscriptions: subscriptions.isEmpty
        ? nil : { state in subscriptions.flatMap { $0(state) } },
      hasSubscriptions: { asked in reducers.contains { $0.hasSubscriptions(&asked) } }
    )
  }
}
