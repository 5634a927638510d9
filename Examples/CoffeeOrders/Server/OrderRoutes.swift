import CoffeeOrdersDomain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The routes of the server: `GET /orders`, `POST /newOrder`, `PUT /orders/:id`, the changes at
/// `GET /orders/changes`, and `POST /stop`.
struct OrderRoutes: Sendable {
  static let largestBody = 16 * 1024
  static let longestKey = 200

  let database: OrderDatabase
  let feed: ChangeFeed
  let access: Access
  /// Stops the server for a while; nil if no client may ask for that.
  let stop: (@Sendable () -> Void)?

  func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLog())
    router.add(middleware: ProblemMiddleware())
    router.add(middleware: AccessMiddleware(access: access))
    router.get("orders") { _, _ in try Response.json(await database.orders()) }
    router.get("orders/changes") { request, _ in try changes(request) }
    router.post("newOrder") { request, _ in try await place(request) }
    router.put("orders/:id") { request, context in
      try await update(request, id: try context.parameters.require("id"))
    }
    router.post("stop") { request, _ in try stop(request) }
    Self.refuseOthers(than: [.post], at: "stop", in: router)
    Self.refuseOthers(than: [.get, .head], at: "orders", in: router)
    Self.refuseOthers(than: [.get, .head], at: "orders/changes", in: router)
    Self.refuseOthers(than: [.post], at: "newOrder", in: router)
    Self.refuseOthers(than: [.put], at: "orders/:id", in: router)
    return router
  }

  private func place(_ request: Request) async throws -> Response {
    let key = try Self.key(of: request)
    let draft = try BusinessRules.draft(from: try await Self.submission(in: request))
    return try Response.json(await database.place(draft, key: key), status: .created)
  }

  private func update(_ request: Request, id text: String) async throws -> Response {
    let submission = try await Self.submission(in: request)
    guard let id = Int(text) else { throw Refusal.unknownOrder(text) }
    let draft = try BusinessRules.draft(from: submission)
    let version = try BusinessRules.version(from: submission)
    return try Response.json(await database.update(id, from: version, to: draft))
  }

  private func changes(_ request: Request) throws -> Response {
    let text = request.headers[.lastEventID] ?? "0"
    guard let version = Int(text) else {
      throw Refusal(
        .badRequest, [Problem(.notANumber, at: .lastEventID, "The last version must be a number.")])
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store",
        // nginx would otherwise buffer the events.
        .accelBuffering: "no",
      ],
      body: try feed.body(after: version))
  }

  private func stop(_ request: Request) throws -> Response {
    try Self.requireJSON(request)
    guard let stop else {
      throw Refusal(
        .forbidden,
        [
          Problem(
            .notAllowed,
            "This server was started without --stoppable, so nobody can stop it from here.")
        ])
    }
    stop()
    return Response(status: .accepted)
  }

  /// Without permission, a browser does not send this type for a page of another site. So the check prevents
  /// that such a page places orders or stops the server.
  private static func requireJSON(_ request: Request) throws {
    let type = request.headers[.contentType]?.split(separator: ";").first
    guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      throw Refusal(
        .unsupportedMediaType,
        [Problem(.wrongContentType, at: .contentType, "The body must be application/json.")])
    }
  }

  private static func submission(in request: Request) async throws -> Submission {
    try requireJSON(request)
    let body = try await request.body.collect(upTo: largestBody)
    do {
      return try JSONDecoder().decode(Submission.self, from: Data(buffer: body))
    } catch {
      throw Refusal(.badRequest, [Problem(.malformed, "The body must be a JSON object.")])
    }
  }

  private static func key(of request: Request) throws -> String? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    guard (1...longestKey).contains(key.utf8.count) else {
      throw Refusal(
        .badRequest,
        [Problem(.tooLong, at: .idempotencyKey, "A key has 1 to \(longestKey) characters.")])
    }
    return key
  }

  private static func refuseOthers(
    than allowed: [HTTPRequest.Method], at path: RouterPath, in router: Router<BasicRequestContext>
  ) {
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete]
    where !allowed.contains(method) {
      router.on(path, method: method) { _, _ -> Response in
        throw Refusal(
          .methodNotAllowed,
          [Problem(.wrongMethod, "This takes \(names) only.")], headers: [.allow: names])
      }
    }
  }
}

extension HTTPField.Name {
  // The names are valid tokens, so these are never nil.
  static let idempotencyKey = Self("Idempotency-Key")!
  static let lastEventID = Self("Last-Event-ID")!
  static let accelBuffering = Self("X-Accel-Buffering")!
}
