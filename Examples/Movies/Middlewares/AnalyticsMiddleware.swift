import Headwater

/// Counts the actions of people.
struct AnalyticsMiddleware: Middleware {
  let track: @Sendable (_ event: String) async -> Void

  func after(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> Effect<MoviesAction> {
    guard let event = event(for: action) else { return .none }
    return .run(name: "analytics") { [track] _ in await track(event) }
  }

  private func event(for action: MoviesAction) -> String? {
    switch action {
    case .watch(.change(let id, let isWatched)): "\(isWatched ? "watched" : "unwatched") \(id)"
    case .movieOpened(let id): "looked at the cast of \(id)"
    default: nil
    }
  }
}
