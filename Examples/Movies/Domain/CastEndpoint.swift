import Headwater

/// Asks the catalogue who plays in a movie.
public struct CastEndpoint: QueryEndpoint {
  let client: MoviesClient

  public func load(_ movie: Movie.ID) async throws -> [Person] {
    try await client.cast(movie)
  }
}
