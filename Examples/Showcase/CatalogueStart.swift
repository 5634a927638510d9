import Foundation
import MovieCatalogue

/// The one catalogue of all sessions: the one that `MOVIES_CATALOGUE` names, or a server that the first
/// session starts.
///
/// A start that failed is forgotten, so that whoever asks next tries again.
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

  /// The address, once there is a server.
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
