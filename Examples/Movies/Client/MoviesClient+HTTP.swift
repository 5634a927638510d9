import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension MoviesClient {
  /// A catalogue behind HTTP: `GET /movies`, `GET /movies/:id/cast`, `PUT /movies/:id/watched`.
  ///
  /// - Parameter server: The address before those paths.
  public static func http(_ server: URL) -> MoviesClient {
    MoviesClient(
      movies: { try await get(server.appending(path: "movies")) },
      cast: { id in try await get(server.appending(path: "movies/\(id)/cast")) },
      setWatched: { id, isWatched in
        var request = URLRequest(url: server.appending(path: "movies/\(id)/watched"))
        request.httpMethod = "PUT"
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        request.httpBody = try JSONEncoder().encode(isWatched)
        _ = try await data(for: request)
      })
  }

  private static func get<Value: Decodable>(_ url: URL) async throws -> Value {
    try JSONDecoder().decode(Value.self, from: try await data(for: URLRequest(url: url)))
  }

  private static func data(for request: URLRequest) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { throw CatalogueError(status: status) }
    return data
  }
}

/// The catalogue's server refused.
public struct CatalogueError: Error, Equatable, CustomStringConvertible {
  public var status: Int

  public var description: String { "The catalogue answered with \(status)." }
}
