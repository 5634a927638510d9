import NIOHTTP1

/// The stored facts of the HTTP request that opened a socket.
struct SocketRequest: Sendable {
  /// The cookie of the browser; nil if it is missing or malformed.
  var browser: Secret?
  var visitor: Visitor
  /// The client that has sent the request.
  var client: Client
  /// Asks the app who the person is; nil if the app does not say.
  var judge: SocketJudge?

  init(_ head: HTTPRequestHead, client: Client, browser: Secret?, judge: SocketJudge?) {
    self.browser = browser
    visitor = Visitor(acceptLanguage: head.headers["accept-language"])
    self.client = client
    self.judge = judge
  }
}
