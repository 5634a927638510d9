import NIOHTTP1

/// The stored facts of the HTTP request that opened a socket.
struct SocketRequest: Sendable {
  #if Previews && DEBUG
    /// The path of the socket.
    var path: String
  #endif
  /// The cookie of the browser; nil if it is missing or malformed.
  var browser: Secret?
  var visitor: Visitor
  /// The client that has sent the request.
  var client: Client
  /// Asks the app who the person is; nil if the app does not say.
  var judge: SocketJudge?

  init(_ head: HTTPRequestHead, client: Client, browser: Secret?, judge: SocketJudge?) {
    #if Previews && DEBUG
      path = head.uri
    #endif
    self.browser = browser
    visitor = Visitor(acceptLanguage: head.headers["accept-language"])
    self.client = client
    self.judge = judge
  }
}
