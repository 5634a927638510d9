import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses texts as browsers read them.
///
/// Only gzip: among the packages that the host needs anyway, none writes Brotli. The article on deploying has what that would
/// win, and how a proxy does it.
enum Gzip {
  /// The text in the format of gzip; nil if that is not smaller.
  ///
  /// NIO's compressor is a handler of a connection. So the text passes through a connection without a network.
  static func compress(_ text: ByteBuffer) -> ByteBuffer? {
    guard text.readableBytes >= fewestBytes else { return nil }
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    var request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    request.headers.add(name: "accept-encoding", value: "gzip")
    do {
      try channel.writeInbound(HTTPServerRequestPart.head(request))
      let head = HTTPResponseHead(version: .http1_1, status: .ok)
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      channel.write(HTTPServerResponsePart.body(.byteBuffer(text)), promise: nil)
      channel.write(HTTPServerResponsePart.end(nil), promise: nil)
      channel.flush()
      var compressed = ByteBuffer()
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        guard case .body(.byteBuffer(var bytes)) = part else { continue }
        compressed.writeBuffer(&bytes)
      }
      let isSmaller = (1..<text.readableBytes).contains(compressed.readableBytes)
      return isSmaller ? compressed : nil
    } catch {
      // The text is sent as it is.
      return nil
    }
  }

  /// Whether a client reads gzip, by its `Accept-Encoding` headers.
  static func isAccepted(by headers: [String]) -> Bool {
    var others = false
    for entry in headers.joined(separator: ",").prefix(longestHeader).split(separator: ",") {
      let parts = entry.lowercased().split(separator: ";").map {
        $0.filter { $0 != " " && $0 != "\t" }
      }
      guard let coding = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map {
        Double($0.dropFirst(2)) ?? 0
      }
      let isWanted = (weight ?? 1) > 0
      if coding == "gzip" || coding == "x-gzip" { return isWanted }
      if coding == "*" { others = isWanted }
    }
    return others
  }

  /// Below this, the head of a response matters more than its text.
  private static let fewestBytes = 256
  private static let longestHeader = 1_000
}
