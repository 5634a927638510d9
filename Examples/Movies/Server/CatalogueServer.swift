import Foundation
import Hummingbird
import Logging

/// Serves the catalogue over HTTP on this machine, on a port that the system chooses.
public struct CatalogueServer: Sendable {
  /// The base address of the paths.
  public let address: URL

  /// Starts a server with a catalogue of its own. It runs until the process ends.
  public static func start() async throws -> CatalogueServer {
    let catalogue = try Catalogue(json: Data(PackageResources.catalogue_json))
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router(for: catalogue),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        continuation.yield(channel.localAddress?.port ?? 0)
        continuation.finish()
      },
      logger: Logger(label: "catalogue"))
    let serving = Task {
      defer { continuation.finish() }
      try await application.run()
    }
    for await port in ports {
      if let address = URL(string: "http://127.0.0.1:\(port)") {
        return CatalogueServer(address: address)
      }
    }
    // The stream has ended without a port. The error that has ended the server is thrown here.
    try await serving.value
    throw CancellationError()
  }

  private static func router(for catalogue: Catalogue) -> Router<BasicRequestContext> {
    let router = Router()
    router.get("movies") { _, _ in try await json(catalogue.movies) }
    router.get("movies/:id/cast") { _, context in
      let id = try context.parameters.require("id", as: Int.self)
      guard let cast = await catalogue.cast(of: id) else { throw HTTPError(.notFound) }
      return try json(cast)
    }
    router.put("movies/:id/watched") { request, context in
      let id = try context.parameters.require("id", as: Int.self)
      let body = try await request.body.collect(upTo: 64)
      guard let isWatched = try? JSONDecoder().decode(Bool.self, from: Data(buffer: body)) else {
        throw HTTPError(.badRequest, message: "The body must be true or false.")
      }
      guard await catalogue.setWatched(id, isWatched) else { throw HTTPError(.notFound) }
      return Response(status: .noContent)
    }
    return router
  }

  private static func json(_ value: some Encodable) throws -> Response {
    let data = try JSONEncoder().encode(value)
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: .init(byteBuffer: ByteBuffer(bytes: data)))
  }
}
