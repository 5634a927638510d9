import Foundation
import MovieCatalogue
import Testing

@testable import Movies

@Suite("Movies, the client and its server")
struct CatalogueServerTests {
  @Test("movies, a cast and a change go over HTTP")
  func roundTrip() async throws {
    let client = MoviesClient.http(try await CatalogueServer.start().address)
    let movies = try await client.movies()
    #expect(movies.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(try await client.cast(1).map(\.name) == ["Ida Lund", "Tom Aske"])
    try await client.setWatched(1, true)
    #expect(try await client.movies().first?.isWatched == true)
  }

  @Test("a movie that does not exist is an error that says so")
  func errors() async throws {
    let client = MoviesClient.http(try await CatalogueServer.start().address)
    await #expect(throws: CatalogueError.refused(status: 404)) { try await client.cast(99) }
    await #expect(throws: CatalogueError.refused(status: 404)) {
      try await client.setWatched(99, true)
    }
  }
}
