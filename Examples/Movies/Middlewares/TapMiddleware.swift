import Headwater

/// Turns a tap into a change: of the movie in the row, from watched to not watched or back.
struct TapMiddleware: Middleware {
  func before(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> MiddlewareVerdict<MoviesAction> {
    guard case .watch(.tapped(let row)) = action else { return .pass }
    // The list may be shorter now than on the screen, or the movie may already be changing.
    guard state.shown.indices.contains(row), state.changing[state.shown[row].id] == nil else {
      return .stop()
    }
    let movie = state.shown[row]
    return .replace(with: .watch(.change(movie.id, isWatched: !movie.isWatched)))
  }
}
