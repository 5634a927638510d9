import Foundation

/// The movies of the server, and which of them are watched.
actor Catalogue {
  struct Contents: Codable, Sendable {
    struct Movie: Codable, Sendable {
      var id: Int
      var title: String
      var year: Int
      var genre: String
      var price: Decimal
      var isWatched: Bool
    }

    struct Person: Codable, Sendable {
      var id: Int
      var name: String
      var role: String
    }

    var movies: [Movie]
    var cast: [String: [Person]]
  }

  private var contents: Contents

  init(json: Data) throws {
    contents = try JSONDecoder().decode(Contents.self, from: json)
  }

  var movies: [Contents.Movie] { contents.movies }

  /// - Returns: The cast; nil if the movie does not exist.
  func cast(of id: Int) -> [Contents.Person]? {
    contents.movies.contains { $0.id == id } ? contents.cast["\(id)"] ?? [] : nil
  }

  /// - Returns: Whether the movie exists.
  func setWatched(_ id: Int, _ isWatched: Bool) -> Bool {
    guard let index = contents.movies.firstIndex(where: { $0.id == id }) else { return false }
    contents.movies[index].isWatched = isWatched
    return true
  }
}
