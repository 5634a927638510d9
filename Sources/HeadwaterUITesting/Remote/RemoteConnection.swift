/// A connection to a served app, which transports messages without knowing them.
@MainActor
package protocol RemoteConnection: AnyObject {
  /// Sends one message of the protocol.
  func send(_ message: String) async throws
  /// Receives the next message; nil if none comes within the limit.
  func receive(within limit: Duration) async throws -> String?
  /// Ends the connection.
  func close() async
}

/// The page that a server has returned for the first request.
package struct RemotePage: Sendable {
  package var session: String
  package var title: String
  /// The markup inside the root element.
  package var html: String
  /// The path of the app.
  package var path: String

  /// Reads a whole document; nil if it is not one of ours.
  package init?(document: String) {
    guard
      let session = document.firstMatch(of: /data-session="([^"]*)"/)?.output.1,
      let start = document.firstRange(of: /<main [^>]*>/)?.upperBound,
      let end = document.ranges(of: "</main>").last?.lowerBound,
      let title = document.firstMatch(of: /<title>([^<]*)<\/title>/)?.output.1
    else { return nil }
    self.session = String(session)
    path = document.firstMatch(of: /<base href="([^"]*)">/).map { String($0.output.1) } ?? "/"
    self.title = String(title).replacing("&lt;", with: "<").replacing("&amp;", with: "&")
    html = String(document[start..<end])
  }
}
