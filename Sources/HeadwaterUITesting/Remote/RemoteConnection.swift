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
      let start = document.firstRange(of: /<main [^>]*>/.matchingSemantics(.unicodeScalar))?
        .upperBound,
      // An accent that a text begins or ends with belongs to one `Character` with the markup beside it.
      let end = document.ranges(of: /<\/main>/.matchingSemantics(.unicodeScalar)).last?.lowerBound,
      let title = document.firstMatch(
        of: /<title>([^<]*)<\/title>/.matchingSemantics(.unicodeScalar))?.output.1
    else { return nil }
    self.session = String(session)
    path = document.firstMatch(of: /<base href="([^"]*)">/).map { String($0.output.1) } ?? "/"
    self.title = MarkupReader.plain(title.unicodeScalars)
    html = String(document[start..<end])
  }
}
