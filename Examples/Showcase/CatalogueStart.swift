import Foundation
import MovieCatalogue

/// The one catalogue for all sessions: that in `MOVIES_CATALOGUE`, or a server that the first session starts.
///
/// After a failed start, the next session tries again.
actor CatalogueStart {
  static let shared = CatalogueStart {
    let named = ProcessInfo.processInfo.environment["MOVIES_CATALOGUE"].flatMap(URL.init(string:))
    if let named { return named }
    return try await CatalogueServer.start().address
  }

  private let start: @Sendable () async throws -> URL
  private var attempt: Task<URL, any Error>?

  init(_ start: @escaping @Sendable () async throws -> URL) {
    self.start = start
  }

  /// The address, as soon as there is a server.
  var address: URL {
    get async throws {
      let current = attempt ?? Task { [start] in try await start() }
      attempt = current
      do {
        return try await current.value
      } catch {
        if attempt == current { attempt = nil }
        throw error
      }
    }
  }
}
