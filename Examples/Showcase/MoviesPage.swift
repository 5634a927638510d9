import Foundation
import HeadwaterUI
import Logging
import Movies

/// The movies, shown after their catalogue's server has started.
struct MoviesPage: View {
  /// Returns the movies' world after the catalogue has started.
  private let start: @Sendable () async throws -> MoviesWorld

  @State private var world: MoviesWorld?
  @State private var hasFailed = false
  @State private var attempt = 1

  init(start: @escaping @Sendable () async throws -> MoviesWorld) {
    self.start = start
  }

  var body: some View {
    if let world {
      MoviesView(world: world)
    } else {
      VStack(spacing: 12) {
        if hasFailed {
          Text("The movies are not here: their catalogue could not be started.")
          Button("Try again") { attempt += 1 }
        } else {
          ProgressView("Starting the catalogue…")
        }
      }
      .navigationTitle("Movies")
      .task(id: attempt) {
        hasFailed = false
        do {
          world = try await start()
        } catch {
          // The reason is for the people who run the server.
          Logger(label: "movies").error(
            "The catalogue did not start", metadata: ["error": "\(error)"])
          hasFailed = true
        }
      }
    }
  }
}

extension MoviesWorld {
  /// Makes the world of a catalogue over HTTP.
  static func live(catalogue: URL) -> MoviesWorld {
    let client = MoviesClient.http(catalogue)
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
