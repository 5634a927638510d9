import Headwater

/// Reports failures to the developers.
struct TelemetryMiddleware: Middleware {
  let report: @Sendable (_ problem: String) async -> Void

  func after(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> Effect<MoviesAction> {
    guard let problem = problem(in: action) else { return .none }
    let origin = context.origin.map { " (\($0))" } ?? ""
    return .run(name: "telemetry") { [report] _ in await report(problem + origin) }
  }

  private func problem(in action: MoviesAction) -> String? {
    switch action {
    case .list(.failed(let reason)): "movies: \(reason)"
    case .cast(.failed(let id, let reason)): "cast of \(id): \(reason)"
    case .watch(.refused(let id, _, let reason)): "change of \(id): \(reason)"
    default: nil
    }
  }
}
