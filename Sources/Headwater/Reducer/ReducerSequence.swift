// @inlinable: each action passes here.

/// Several reducers of the same state and actions, run one after the other, such as the entries of a `body`.
public struct ReducerSequence<State, Action>: Reducer {
  @usableFromInline typealias Entry = () -> ResolvedReducer<State, Action>

  /// A list that grows without a copy, as a body does with each of its entries.
  @usableFromInline
  indirect enum Entries {
    case none
    case some([Entry], after: Entries)
  }

  @usableFromInline let entries: Entries

  @inlinable
  init(_ entries: Entries) {
    self.entries = entries
  }

  @inlinable
  init(_ entries: [Entry]) {
    self.entries = .some(entries, after: .none)
  }

  @inlinable
  func appending(_ entry: @escaping Entry) -> ReducerSequence<State, Action> {
    ReducerSequence(.some([entry], after: entries))
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolved().reduce(&state, action)
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    resolved().mayChange(action)
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    var reducers: [ResolvedReducer<State, Action>] = []
    var rest = entries
    while case .some(let last, let former) = rest {
      for entry in last.reversed() { reducers.append(entry()) }
      rest = former
    }
    reducers.reverse()
    let members = reducers.map { CaseEntry.Member(step: $0.step, mayChange: $0.mayChange) }
    let all = CaseEntry(members)
    let table = CaseTable(members, all: all)
    let step =
      if let table {
        ReduceStep { state, action, effect in table[action].step.run(&state, action, &effect) }
      } else {
        all.step
      }
    return ResolvedReducer(
      reduce: { state, action in
        var effect = Effect<Action>.none
        step.run(&state, action, &effect)
        return effect
      },
      step: step,
      mayChange: { action in (table?[action] ?? all).mayChange(action) },
      conditions: .joined(reducers.map(\.conditions))
    )
  }
}
