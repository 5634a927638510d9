import HTTPTypes
import Hummingbird
import Logging

/// The routes of a host: the page, its assets, and the answer to whoever asks for the socket without
/// becoming one.
struct PageRoutes: Sendable {
  let registry: SessionRegistry
  let configuration: WebHost.Configuration
  let prefix: PathPrefix
  let gate: SocketGate
  let surroundings: Surroundings
  let metrics: HostMetrics

  func add<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    environment: @escaping @Sendable (Request, Context) async throws -> SessionEnvironment?
  ) {
    router.get(RouterPath(prefix.text)) { request, context in
      // A router takes both for the same, but what a page names is below the one with the slash.
      if request.uri.path == prefix.withoutSlash {
        return Response(status: .permanentRedirect, headers: [.location: prefix.text])
      }
      return await page(request, context.logger, try await environment(request, context))
    }
    for asset in Asset.all {
      router.get(RouterPath(prefix.text + asset.path)) { request, _ in serve(asset, request) }
    }
    router.get(RouterPath(gate.path)) { request, context in
      refuseSocket(request, context.logger)
    }
  }

  private func page(
    _ request: Request, _ logger: Logger, _ environment: SessionEnvironment?
  ) async -> Response {
    let browser = BrowserCookie.value(in: request.headers[values: .cookie]) ?? .random()
    var visitor = Visitor(acceptLanguage: request.headers[values: .acceptLanguage])
    visitor.takeHints(
      colorScheme: request.headers[.prefersColorScheme],
      reducedMotion: request.headers[.prefersReducedMotion])
    let content = await registry.render(for: browser, visitor: visitor, environment: environment)
    guard let content else {
      metrics.refused(code: HTTPResponse.Status.serviceUnavailable.code)
      return .text(.serviceUnavailable, "There are too many people here. Try again soon.\n")
    }
    logger.info("A page was rendered", metadata: ["session": "\(content.session.short)"])
    let nonce = Secret.random().text
    let isSecure =
      configuration.tls != nil || request.headers[.forwardedProto]?.lowercased() == "https"
    let page = Page(
      content: content, nonce: nonce, messageLimit: configuration.maximumMessageSize,
      prefix: prefix.text)
    let policy = ContentSecurityPolicy(
      nonce: nonce, host: request.head.authority ?? "", isSecure: isSecure)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy: policy.value,
        // Browsers that know these hints tell them from the next request on; the script tells all.
        .acceptHints: [HTTPField.Name.prefersColorScheme, .prefersReducedMotion]
          .map(\.rawName).joined(separator: ", "),
        .setCookie: BrowserCookie.setting(browser, path: prefix.text, secure: isSecure),
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html)))
  }

  private func serve(_ asset: Asset, _ request: Request) -> Response {
    // Only the URL with the right hash names this content for good.
    let isCurrent = request.head.path == prefix.text + asset.url
    return Response(
      status: .ok,
      headers: [
        .contentType: asset.contentType,
        .cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
      ],
      body: ResponseBody(byteBuffer: asset.body))
  }

  /// A socket request comes here if it was refused, or if its connection had served another request
  /// before: an upgrade has to be the first.
  private func refuseSocket(_ request: Request, _ logger: Logger) -> Response {
    let refusal = gate.refusal(
      host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin],
      localPort: surroundings.port)
    guard let refusal else {
      var response = Response.text(.upgradeRequired, "This address is a WebSocket.\n")
      response.headers[.upgrade] = "websocket"
      response.headers[.connection] = "close"
      return response
    }
    metrics.refused(code: HTTPResponse.Status.forbidden.code)
    logger.notice("A client was refused", metadata: ["reason": "\(refusal)"])
    return .text(.forbidden, "The WebSocket was refused: \(refusal).\n")
  }
}
