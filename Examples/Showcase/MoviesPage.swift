import Foundation
import HeadwaterUI
import Logging
import Movies

/// The movies, after their catalogue's server has started.
struct MoviesPage: View {
  /// Gives the movies their world, once there is a catalogue.
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
          // Why is for those who run the server.
          Logger(label: "movies").error(
            "The catalogue did not start", metadata: ["error": "\(error)"])
          hasFailed = true
        }
      }
    }
  }
}

extension MoviesWorld {
  /// The world of a catalogue behind HTTP.
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
