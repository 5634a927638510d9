/// A client of the catalogue.
public struct MoviesClient: Sendable {
  public var movies: @Sendable () async throws -> [Movie]
  public var cast: @Sendable (_ movie: Movie.ID) async throws -> [Person]
  public var setWatched: @Sendable (_ movie: Movie.ID, _ isWatched: Bool) async throws -> Void

  public init(
    movies: @escaping @Sendable () async throws -> [Movie],
    cast: @escaping @Sendable (_ movie: Movie.ID) async throws -> [Person],
    setWatched: @escaping @Sendable (_ movie: Movie.ID, _ isWatched: Bool) async throws -> Void
  ) {
    self.movies = movies
    self.cast = cast
    self.setWatched = setWatched
  }
}
