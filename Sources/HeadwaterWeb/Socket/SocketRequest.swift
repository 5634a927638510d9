import NIOHTTP1

/// What is kept of the HTTP request that opened a socket.
struct SocketRequest: Sendable {
  /// The browser's cookie, if it sent a well-formed one.
  var browser: Secret?
  var visitor: Visitor
  /// Where it came from.
  var client: Client

  init(_ head: HTTPRequestHead, client: Client) {
    self.browser = BrowserCookie.value(in: head.headers["cookie"])
    visitor = Visitor(acceptLanguage: head.headers["accept-language"])
    self.client = client
  }
}
