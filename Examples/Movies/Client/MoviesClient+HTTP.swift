import Foundation
import Requests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension MoviesClient {
  /// A client of a catalogue over HTTP: `GET /movies`, `GET /movies/:id/cast`, `PUT /movies/:id/watched`.
  ///
  /// - Parameter server: The base address of these paths.
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
    let data = try await data(for: URLRequest(url: url))
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw CatalogueError.malformed
    }
  }

  private static func data(for request: URLRequest) async throws -> Data {
    let answer: (body: Data, status: Int)
    do {
      answer = try await URLSession.shared.answer(to: request)
    } catch {
      throw Task.isCancelled ? CancellationError() as any Error : CatalogueError.unreachable
    }
    guard (200..<300).contains(answer.status) else {
      throw CatalogueError.refused(status: answer.status)
    }
    return answer.body
  }
}

/// The reason why the catalogue is missing, in words for people.
public enum CatalogueError: Error, Equatable, CustomStringConvertible {
  case refused(status: Int)
  case unreachable
  case malformed

  public var description: String {
    switch self {
    case .refused(let status): "The catalogue answered with \(status)."
    case .unreachable: "The catalogue does not answer."
    case .malformed: "The catalogue gave an answer that makes no sense."
    }
  }
}
