/// What all versions share, and what is not counted: a movie, and the service that knows them.
struct Movie: Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
  var year: Int
}

struct MovieService: Sendable {
  var search: @Sendable (_ query: String) async throws -> [Movie]
  var save: @Sendable (_ movie: Movie) async throws -> Movie
}
