import Foundation
import HeadwaterUI
import Logging
import MovieCatalogue
import Movies

/// The movies, after their catalogue's server has started.
struct MoviesPage: View {
  /// One catalogue for all sessions: the one that `MOVIES_CATALOGUE` names, or a server that is
  /// started by the first session.
  private static let catalogue = Task {
    let named = ProcessInfo.processInfo.environment["MOVIES_CATALOGUE"].flatMap(URL.init(string:))
    if let named { return named }
    return try await CatalogueServer.start().address
  }

  @State private var world: MoviesWorld?
  @State private var failure: String?

  var body: some View {
    if let world {
      MoviesView(world: world)
    } else {
      VStack {
        if let failure {
          Text(failure).foregroundStyle(.red)
        } else {
          ProgressView("Starting the catalogue…")
        }
      }
      .navigationTitle("Movies")
      .task {
        do {
          world = .live(catalogue: try await Self.catalogue.value)
        } catch {
          failure = "The catalogue's server did not start: \(error)"
        }
      }
    }
  }
}

extension MoviesWorld {
  fileprivate static func live(catalogue: URL) -> MoviesWorld {
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
