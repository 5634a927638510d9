import HTTPTypes
import HeadwaterPortableViews
import Hummingbird
import Logging

/// The routes of a host: the page, its assets, and the response to a request for the socket that did not
/// become one.
struct PageRoutes: Sendable {
  let registry: SessionRegistry
  let configuration: WebHostConfiguration
  /// Waits for a time.
  let sleep: @Sendable (Duration) async throws -> Void
  let prefix: PathPrefix
  let gate: SocketGate
  let facts: ApplicationFacts
  let metrics: HostMetrics
  let clients: ClientAddresses
  let cookie: BrowserCookie
  let icon: Asset?
  let refusals: RefusalLog
  /// The logger for pages, at the operator's level. The logger of requests has a different level.
  let logger: Logger
  #if Development
    var development = DevelopmentPage()
  #endif
  #if Previews && DEBUG
    /// Whether the pages are those of previews.
    var showsPreviews = false
  #endif

  func add<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    admitting admit: @escaping @Sendable (Request, Context) async throws -> Admission
  ) {
    router.read(RouterPath(prefix.text)) { request, context in
      if let address = addressToAsk(instead: request) {
        return Response(status: .permanentRedirect, headers: [.location: address])
      }
      return try await page(
        request, context, at: PageAddress(request, below: prefix)?.text ?? "", admit)
    }
    for asset in Asset.all + [icon].compactMap(\.self) {
      router.read(RouterPath(prefix.text + asset.path)) { request, _ in
        asset.response(to: request, below: prefix)
      }
    }
    router.read(RouterPath(gate.path)) { request, context in
      guard let question = SocketQuestion.current else {
        return refuseSocket(request, whoAsks(request, context.logger).1)
      }
      question.take(try await admit(request, context))
      return Response(status: .noContent)
    }
  }

  /// Adds the route of all other addresses of the app. Those of other routes come first.
  func addInnerAddresses<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    admitting admit: @escaping @Sendable (Request, Context) async throws -> Admission
  ) {
    router.read(RouterPath(prefix.text + "**")) { request, context in
      guard let address = PageAddress(request, below: prefix) else { throw HTTPError(.notFound) }
      return try await page(request, context, at: address.text, admit)
    }
  }

  private func page<Context: RequestContext>(
    _ request: Request, _ context: Context, at address: String,
    _ admit: @Sendable (Request, Context) async throws -> Admission
  ) async throws -> Response {
    let (client, logger) = whoAsks(request, context.logger)
    guard await registry.admits(client) else { return refuse(request, .address, logger) }
    let admission = try await admit(request, context)
    if let refusal = admission.refusal { return refusal }
    return try await page(request, at: address, client, logger, admission)
  }

  /// The client of a request, and a logger for lines about it.
  private func whoAsks(_ request: Request, _ requestLogger: Logger) -> (Client, Logger) {
    let client = clients.client(peer: Peer.address) { name in
      HTTPField.Name(name).map { request.headers[values: $0] } ?? []
    }
    var logger = logger
    logger[metadataKey: "client"] = "\(client)"
    logger[metadataKey: "hb.request.id"] = requestLogger[metadataKey: "hb.request.id"]
    return (client, logger)
  }

  private func refuse(_ request: Request, _ shortage: Shortage, _ logger: Logger) -> Response {
    metrics.refused(code: shortage.status.code)
    // The registry logs that the process is full.
    if shortage != .sessions {
      refusals.note("A request was refused", logger, reason: shortage.reason)
    }
    let page = ProblemPage(
      status: shortage.status, catalogue: Catalogue(for: request, of: configuration.languages),
      title: .notNow, heading: shortage.description, advice: shortage.advice,
      link: prefix.text + (PageAddress(request, below: prefix)?.text ?? ""),
      linkText: .tryAgain)
    var response = page.response(
      to: request, orText: "\(shortage.description.rawValue). \(shortage.advice.rawValue)\n")
    response.headers[.retryAfter] = "1"
    return response
  }

  /// The address of the page, for a request with a different spelling; nil if the spelling is right.
  ///
  /// A router also matches `/app` and `//app//` for `/app/`, but the links of a page are relative to the
  /// latter.
  private func addressToAsk(instead request: Request) -> String? {
    let target = request.head.path ?? prefix.text
    guard request.uri.path != prefix.text || target.hasPrefix("//") else { return nil }
    return prefix.text + target.drop { $0 != "?" }
  }

  private func page(
    _ request: Request, at address: String, _ client: Client, _ logger: Logger,
    _ admission: Admission
  ) async throws -> Response {
    if address == Sitemap.address {
      return try await sitemap(request, client, logger, admission)
    }
    let browser = BrowserFacts(of: request, cookie, clients)
    let content: PageContent
    switch try await visit(request, at: address, by: browser, client, logger, admission) {
    case .refused(let response): return response
    case .shown(let shown): content = shown
    }
    guard content.finding != .nothing else {
      await registry.forget(content.session.id, because: "there is nothing at its address")
      throw HTTPError(.notFound)
    }
    logger.info("A page was rendered", metadata: ["session": "\(content.session.id.short)"])
    // A HEAD request does not lead to a socket.
    if request.method == .head { await registry.forget(content.session.id) }
    let nonce = Secret.random().text
    let host = request.head.authority ?? ""
    let page = Page(
      content: content, nonce: nonce, messageLimit: configuration.maximumMessageSize,
      prefix: prefix.text, address: address,
      origin: origin(of: request, by: browser), icon: icon)
    let policy = ContentSecurityPolicy(nonce: nonce, host: host, isSecure: browser.isSecure)
    #if Development
      let html = development.adding(to: look(of: page, nonce), nonce: nonce)
      let allowed = development.widening(policyText(policy))
    #else
      let html = look(of: page, nonce)
      let allowed = policyText(policy)
    #endif
    return .text(
      content.finding == .known ? .ok : .notFound, ByteBuffer(string: html),
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy: allowed,
        // Browsers that support these hints send them from the next request on; the script reports all of
        // them.
        .acceptHints: [HTTPField.Name.prefersColorScheme, .prefersReducedMotion]
          .map(\.rawName).joined(separator: ", "),
        .setCookie: cookie.setting(browser.name, isSecure: browser.isSecure),
      ],
      to: request,
      mayCompress: PageCompression.isAllowed(
        for: request, isPersonal: admission.person != nil))
  }

  private func origin(of request: Request, by browser: BrowserFacts) -> String {
    "\(browser.isSecure ? "https" : "http")://\(request.head.authority ?? "")"
  }

  /// What a request for a page has led to.
  private enum Visit {
    case shown(PageContent)
    case refused(Response)
  }

  /// Begins a session, and waits for its first page.
  private func visit(
    _ request: Request, at address: String, by browser: BrowserFacts, _ client: Client,
    _ logger: Logger, _ admission: Admission
  ) async throws -> Visit {
    var visitor = Visitor(acceptLanguage: request.headers[values: .acceptLanguage])
    visitor.takeHints(
      colorScheme: request.headers[.prefersColorScheme],
      reducedMotion: request.headers[.prefersReducedMotion])
    let stored = StoredTexts(
      app: StoredCookie(path: prefix.text).values(
        in: request.headers[values: .cookie], of: SessionName.tag(of: admission.person)))
    let leaving = LeavingCookie.session(in: request.headers[values: .cookie])
    let session: Session
    do throws(Shortage) {
      session = try await registry.turns.take(of: client.address?.network) {
        [registry, visitor] () throws(Shortage) in
        try registry.render(
          for: browser.name, visitor: visitor, client: client, address: address,
          admission: admission, stored: stored, leaving: leaving)
      }
    } catch {
      return .refused(refuse(request, error, logger))
    }
    if await session.hasWork {
      await session.completeFirstPage(within: configuration.firstPageLimit, sleep: sleep)
    }
    // Others may have needed its room in the meantime.
    guard let content = await registry.content(of: session, for: visitor) else {
      return .refused(refuse(request, .address, logger))
    }
    return .shown(content)
  }

  /// The addresses that the views of the first screen tell search engines.
  private func sitemap(
    _ request: Request, _ client: Client, _ logger: Logger, _ admission: Admission
  ) async throws -> Response {
    let browser = BrowserFacts(of: request, cookie, clients)
    switch try await visit(request, at: "", by: browser, client, logger, admission) {
    case .refused(let response): return response
    case .shown(let content):
      await registry.forget(content.session.id, because: "only its sitemap was asked for")
      let map = Sitemap(
        content.summary.siteAddresses, below: origin(of: request, by: browser) + prefix.text)
      guard !map.addresses.isEmpty else { throw HTTPError(.notFound) }
      if map.leftOut > 0 {
        logger.warning(
          "A sitemap has at most \(Sitemap.limit) addresses; \(map.leftOut) are left out.")
      }
      return .text(
        .ok, ByteBuffer(string: map.xml), headers: [.contentType: "application/xml; charset=utf-8"],
        to: request, mayCompress: true)
    }
  }

  /// The page as its address asks for it.
  private func look(of page: Page, _ nonce: String) -> String {
    #if Previews && DEBUG
      if showsPreviews {
        return PreviewLook(address: page.address).applied(to: page.html, nonce: nonce)
      }
    #endif
    return page.html
  }

  private func policyText(_ policy: ContentSecurityPolicy) -> String {
    #if Previews && DEBUG
      if showsPreviews { return PreviewLook.widening(policy.value) }
    #endif
    return policy.value
  }

  /// Answers a socket request that was refused, or whose connection has served another request before: an
  /// upgrade has to be the first request.
  private func refuseSocket(_ request: Request, _ logger: Logger) -> Response {
    let refusal = gate.refusal(
      host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin],
      localPort: facts.port)
    guard let refusal else {
      var response = Response.text(.upgradeRequired, "This address is a WebSocket.\n")
      response.headers[.upgrade] = "websocket"
      response.headers[.connection] = "close"
      return response
    }
    metrics.refused(code: HTTPResponse.Status.forbidden.code)
    refusals.note("A client was refused", logger, reason: refusal)
    return .text(.forbidden, "The WebSocket was refused: \(refusal).\n")
  }
}
