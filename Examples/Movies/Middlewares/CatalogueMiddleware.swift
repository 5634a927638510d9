import Headwater

/// Handles requests for data of the catalogue.
struct CatalogueMiddleware: Middleware {
  let client: MoviesClient

  func after(
    _ action: MoviesAction, state: MoviesState, context: MiddlewareContext<MoviesState>
  ) -> Effect<MoviesAction> {
    switch action {
    case .list(.requested), .lifecycle(.willEnterForeground): loadMovies()
    case .watch(.change(let id, let isWatched)): change(id, isWatched)
    default: .none
    }
  }

  private func loadMovies() -> Effect<MoviesAction> {
    .run(name: "movies") { [client] send in
      send(.list(.loaded(try await client.movies())))
    } catch: { error, send in
      send(.list(.failed("\(error)")))
    }
    .cancellable(id: "movies", cancelInFlight: true)
  }

  private func change(_ id: Movie.ID, _ isWatched: Bool) -> Effect<MoviesAction> {
    .run(name: "watched") { [client] send in
      try await client.setWatched(id, isWatched)
      send(.watch(.changed(id, isWatched: isWatched)))
    } catch: { error, send in
      send(.watch(.refused(id, isWatched: isWatched, "\(error)")))
    }
  }
}
