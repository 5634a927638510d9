import NIOCore
import NIOHTTP1

/// What is kept of the HTTP request that opened a socket.
struct SocketRequest: Sendable {
  /// The browser's cookie, if it sent a well-formed one.
  var browser: Secret?
  var visitor: Visitor
  /// Where it came from, for the log.
  var remote: String

  init(_ head: HTTPRequestHead, remote: SocketAddress?) {
    self.browser = BrowserCookie.value(in: head.headers["cookie"])
    visitor = Visitor(acceptLanguage: head.headers["accept-language"])
    self.remote = remote.map { "\($0)" } ?? "unknown"
  }
}
