import Headwater

/// The watch toggle in its three styles.
struct WatchReducer: Reducer {
  func reduce(into state: inout MoviesState, action: WatchAction) -> Effect<WatchAction> {
    switch action {
    case .styleChosen(let style): state.watchStyle = style
    case .tapped: break
    case .change(let id, let isWatched):
      state.changing[id] = isWatched
      if state.watchStyle == .optimistic { state.setWatched(id, isWatched) }
    case .changed(let id, let isWatched):
      state.changing[id] = nil
      state.setWatched(id, isWatched)
    case .refused(let id, let isWatched, let reason):
      state.changing[id] = nil
      // A change that is already visible is undone. With the other styles, the movie has not changed yet.
      state.setWatched(id, !isWatched)
      state.refusal = AlertState(
        "Not saved", message: TextState(verbatim: reason),
        buttons: [
          .default("Try again", action: .tryAgain(id, isWatched: isWatched)), .cancel("OK"),
        ])
    }
    return .none
  }
}

extension MoviesState {
  /// Shows the optimistic changes, which the catalogue does not know yet.
  mutating func showChanges() {
    guard watchStyle == .optimistic else { return }
    for (id, isWatched) in changing { setWatched(id, isWatched) }
  }

  fileprivate mutating func setWatched(_ id: Movie.ID, _ isWatched: Bool) {
    // The list also changes during a refresh, whatever its result.
    movies = movies.map { movies in
      var movies = movies
      movies[id: id]?.isWatched = isWatched
      return movies
    }
  }
}
