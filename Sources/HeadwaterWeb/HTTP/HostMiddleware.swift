import HTTPTypes
import Hummingbird

/// Refuses requests whose `Host` does not name this server, and adds the common headers of all responses.
struct HostMiddleware<Context: RequestContext>: RouterMiddleware {
  let policy: AddressPolicy
  let facts: ApplicationFacts
  let clients: ClientAddresses
  let headers: SecurityHeaders
  /// The paths that accept any host.
  let exempt: Set<String>
  let metrics: HostMetrics
  let refusals: RefusalLog

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if let refusal = refusal(of: request, context) {
      var response = refusal
      headers.add(to: &response, host: nil, security: .plain)
      return response
    }
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    }
    let security = clients.security(
      peer: Peer.address, forwardedProto: request.headers[values: .forwardedProto])
    headers.add(to: &response, host: request.head.authority, security: security)
    return response
  }

  private func refusal(of request: Request, _ context: Context) -> Response? {
    // The first `Host` is the request's authority; RFC 9112, 3.2, allows no second.
    guard !request.headers.contains(.secondHost) else {
      metrics.refused(code: HTTPResponse.Status.badRequest.code)
      refusals.note(
        "A request was refused", context.logger, reason: "it has more than one Host header")
      return .text(.badRequest, "A request has one Host header.\n")
    }
    let isAdmitted = policy.admits(host: request.head.authority, localPort: facts.port)
    guard isAdmitted || exempt.contains(request.uri.path) else {
      metrics.refused(code: HTTPResponse.Status.misdirectedRequest.code)
      refusals.note(
        "A request was refused", context.logger,
        reason: "the Host header does not name this server")
      return .text(.misdirectedRequest, "This server does not answer to that host.\n")
    }
    return nil
  }
}

extension Response {
  /// Makes a response of plain text.
  static func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

extension HTTPField.Name {
  /// `Host`. Only a second one is among the fields of a request.
  static let secondHost = HTTPField.Name("Host")!
  /// `X-Forwarded-Proto`, by which a proxy names the browser's protocol.
  static let forwardedProto = HTTPField.Name("X-Forwarded-Proto")!
  /// `Accept-CH`, by which a server requests hints.
  static let acceptHints = HTTPField.Name("Accept-CH")!
  /// `Sec-CH-Prefers-Color-Scheme`, a hint: `light` or `dark`.
  static let prefersColorScheme = HTTPField.Name("Sec-CH-Prefers-Color-Scheme")!
  /// `Sec-CH-Prefers-Reduced-Motion`, a hint: `reduce` or `no-preference`.
  static let prefersReducedMotion = HTTPField.Name("Sec-CH-Prefers-Reduced-Motion")!
}
