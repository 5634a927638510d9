import CoffeeOrdersDomain
import HTTPTypes
import Hummingbird

/// Refuses requests that the server does not accept.
struct AccessMiddleware<Context: RequestContext>: RouterMiddleware {
  let access: Access

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The first `Host` is the request's authority. RFC 9112, 3.2, allows no second one.
    guard !request.headers.contains(.secondHost) else {
      throw Refusal(
        .badRequest, [Problem(.malformed, at: .host, "A request has one Host header.")])
    }
    guard access.admits(authority: request.head.authority) else {
      throw Refusal(
        .misdirectedRequest, [Problem(.unknown, at: .host, "This server does not have that name.")])
    }
    guard access.admits(authorization: request.headers[.authorization]) else {
      throw Refusal(
        .unauthorized,
        [Problem(.wrongKey, at: .authorization, "The orders’ server asks for a key.")],
        headers: [.wwwAuthenticate: "Bearer"])
    }
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  /// `Host`. Only a second one is among the fields of a request. The name is a valid token, so this is never
  /// nil.
  static let secondHost = Self("Host")!
}

/// Logs requests, without the query of their addresses.
struct RequestLog<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    context.logger.debug(
      "Request", metadata: ["method": "\(request.method)", "path": "\(request.uri.path)"])
    return try await next(request, context)
  }
}
