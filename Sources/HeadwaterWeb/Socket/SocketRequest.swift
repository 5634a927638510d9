import NIOHTTP1

/// The stored facts of the HTTP request that opened a socket.
struct SocketRequest: Sendable {
  /// The cookie of the browser; nil if it is missing or malformed.
  var browser: Secret?
  var visitor: Visitor
  /// The client that has sent the request.
  var client: Client

  init(_ head: HTTPRequestHead, client: Client) {
    self.browser = BrowserCookie.value(in: head.headers["cookie"])
    visitor = Visitor(acceptLanguage: head.headers["accept-language"])
    self.client = client
  }
}
