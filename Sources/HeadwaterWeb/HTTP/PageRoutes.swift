import HTTPTypes
import Hummingbird

/// The routes of a host: the page, its assets, and the answer to whoever asks for the socket without
/// becoming one.
struct PageRoutes: Sendable {
  let registry: SessionRegistry
  let configuration: WebHost.Configuration
  let gate: SocketGate

  func add(to router: Router<WebRequestContext>) {
    router.get("/", use: page)
    for asset in Asset.all {
      router.get(RouterPath(asset.path)) { request, _ in serve(asset, request) }
    }
    router.get(RouterPath(gate.path), use: refuseSocket)
  }

  private func page(_ request: Request, _ context: WebRequestContext) async -> Response {
    let browser = BrowserCookie.value(in: request.headers[values: .cookie]) ?? .random()
    guard let content = await registry.render(for: browser) else {
      return .text(.serviceUnavailable, "There are too many people here. Try again soon.\n")
    }
    let nonce = Secret.random().text
    let isSecure = request.headers[.forwardedProto]?.lowercased() == "https"
    let page = Page(
      content: content, nonce: nonce, messageLimit: configuration.maximumMessageSize)
    let policy = ContentSecurityPolicy(
      nonce: nonce, host: request.head.authority ?? "", isSecure: isSecure)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy: policy.value,
        .setCookie: BrowserCookie.setting(browser, secure: isSecure),
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html)))
  }

  private func serve(_ asset: Asset, _ request: Request) -> Response {
    // Only the URL with the right hash names this content for good.
    let isCurrent = request.head.path == asset.url
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
  private func refuseSocket(_ request: Request, _ context: WebRequestContext) -> Response {
    let refusal = gate.refusal(
      host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin],
      localPort: context.localPort)
    guard let refusal else {
      var response = Response.text(.upgradeRequired, "This address is a WebSocket.\n")
      response.headers[.upgrade] = "websocket"
      response.headers[.connection] = "close"
      return response
    }
    context.logger.notice("A client was refused", metadata: ["reason": "\(refusal)"])
    return .text(.forbidden, "The WebSocket was refused: \(refusal).\n")
  }
}
