import Headwater

/// Finds out what a tap means: which movie stands in the row, and whether it is watched already.
struct TapMiddleware: Middleware {
  func before(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> MiddlewareVerdict<MoviesAction> {
    guard case .watch(.tapped(let row)) = action else { return .pass }
    // The list may have become shorter since it was drawn, and a movie may be on its way already.
    guard state.shown.indices.contains(row), state.changing[state.shown[row].id] == nil else {
      return .stop()
    }
    let movie = state.shown[row]
    return .replace(with: .watch(.change(movie.id, isWatched: !movie.isWatched)))
  }
}
