import Foundation
import HeadwaterUI
import Logging
import Movies

extension MoviesWorld {
  /// Makes the world of a catalogue over HTTP, which may still have to start.
  static func live(_ start: CatalogueStart) -> MoviesWorld {
    let client = MoviesClient.starting(start)
    let clock = ContinuousClock()
    let logger = Logger(label: "movies")
    return MoviesWorld(
      client: client,
      track: { event in logger.info("analytics: \(event)") },
      report: { problem in logger.warning("telemetry: \(problem)") },
      log: { line in logger.debug("\(line)") },
      reachability: {
        Movies.reachability(every: .seconds(10), clock: clock) {
          (try? await client.movies()) != nil
        }
      },
      clock: clock)
  }
}

extension MoviesClient {
  /// A client whose first request waits until the catalogue has started.
  static func starting(_ start: CatalogueStart) -> MoviesClient {
    let client: @Sendable () async throws -> MoviesClient = {
      do {
        return .http(try await start.address)
      } catch {
        // The reason is for the people who run the server.
        Logger(label: "movies").error(
          "The catalogue did not start", metadata: ["error": "\(error)"])
        throw CatalogueError.unreachable
      }
    }
    return MoviesClient(
      movies: { try await client().movies() }, cast: { try await client().cast($0) },
      setWatched: { try await client().setWatched($0, $1) })
  }
}
