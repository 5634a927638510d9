import Headwater

/// Handles requests for data of the catalogue.
struct CatalogueMiddleware: Middleware {
  let client: MoviesClient
  let clock: any Clock<Duration>

  /// The time that a request waits on a slow network.
  static let delay = Duration.seconds(2)

  func after(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> Effect<MoviesAction> {
    switch action {
    case .list(.requested): loadMovies(delay(in: state))
    case .lifecycle(.willEnterForeground): .send(.list(.requested))
    case .watch(.change(let id, let isWatched)): change(id, isWatched, delay(in: state))
    // Nobody knows whether the answer on its way contains the change.
    case .watch(.changed) where state.movies.isLoading: loadMovies(delay(in: state))
    default: .none
    }
  }

  private func delay(in state: MoviesState) -> Duration? {
    state.isNetworkSlow ? Self.delay : nil
  }

  private func loadMovies(_ delay: Duration?) -> Effect<MoviesAction> {
    .run(name: "movies") { [client, clock] send in
      if let delay { try await clock.sleep(for: delay) }
      send(.list(.loaded(try await client.movies())))
    } catch: { error, send in
      send(.list(.failed("\(error)")))
    }
    .cancellable(id: "movies", cancelInFlight: true)
  }

  private func change(
    _ id: Movie.ID, _ isWatched: Bool, _ delay: Duration?
  ) -> Effect<MoviesAction> {
    .run(name: "watched") { [client, clock] send in
      if let delay { try await clock.sleep(for: delay) }
      try await client.setWatched(id, isWatched)
      send(.watch(.changed(id, isWatched: isWatched)))
    } catch: { error, send in
      send(.watch(.refused(id, isWatched: isWatched, "\(error)")))
    }
  }
}
