/// Stands between the engine of a replica and its reducer: an action that is being folded passes, and any other goes
/// to the journal instead.
@MainActor
final class JournalLink<State: Codable & Sendable, Action: Codable & Sendable>:
  @MainActor Middleware
{
  weak var replica: Replica<State, Action>?

  init() {}

  func before(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> MiddlewareVerdict<Action> {
    guard let replica, let source = context.source else { return .pass }
    if replica.isPartOfEntry(source) {
      replica.follow(action, state, context)
      return .pass
    }
    replica.submitLate(action, from: source)
    return .stop()
  }

  func after(
    _ action: Action, state: State, context: MiddlewareContext<State>
  ) -> Effect<Action> {
    replica?.turnEnded(action, state, context)
    return .none
  }
}

/// The work that reducers have returned in a turn.
final class WorkList<Action> {
  private var effects: [Effect<Action>] = []

  func add(_ effect: Effect<Action>) {
    effects.append(effect)
  }

  func take() -> [Effect<Action>] {
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }
}
