/// A reducer in a store with several replicas: its effects are divided into what every replica does, and the work
/// that only the sender starts.
package struct ReplicatedReducer<Base: Reducer>: Reducer {
  package typealias State = Base.State
  package typealias Action = Base.Action

  private let base: Base
  private let takeWork: (Effect<Action>) -> Void

  /// Divides the effects of a reducer.
  ///
  /// - Parameters:
  ///   - base: The reducer.
  ///   - takeWork: Receives the part of each effect that starts work, during the turn.
  package init(_ base: Base, takeWork: @escaping (Effect<Action>) -> Void) {
    self.base = base
    self.takeWork = takeWork
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    divided(base.reduce(into: &state, action: action))
  }

  private func divided(_ effect: Effect<Action>) -> Effect<Action> {
    if effect.isNone { return effect }
    let work = effect.work
    if !work.isNone { takeWork(work) }
    return effect.followUps
  }

  package func resolved() -> ResolvedReducer<State, Action> {
    let resolved = base.resolved()
    return ResolvedReducer(
      reduce: { state, action in divided(resolved.reduce(&state, action)) },
      mayChange: resolved.mayChange, conditions: resolved.conditions)
  }
}
