import Foundation
import Logging
import NIOHTTP1

/// Decides which requests may become a WebSocket.
///
/// A page of another origin can open a WebSocket to any server, and the browser then sends the server's
/// cookie. So the server has to check the `Origin`.
struct SocketGate: Sendable {
  let path: String
  let policy: AddressPolicy
  /// The path of the socket of previews; nil if there is none.
  var pathOfPreviews: String?

  func admits(_ head: HTTPRequestHead, localPort: Int?) -> Bool {
    isHandshake(head)
      && refusal(
        host: head.headers["host"], origin: head.headers["origin"], localPort: localPort) == nil
  }

  /// Returns whether a request is an opening handshake of RFC 6455 for our path.
  private func isHandshake(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET && head.version == .http1_1
      && (head.uri == path || head.uri == pathOfPreviews)
      && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
      && head.headers["sec-websocket-version"] == ["13"]
      && hasKey(head.headers["sec-websocket-key"])
      // A body would be read as frames.
      && !head.headers.contains(name: "content-length")
      && !head.headers.contains(name: "transfer-encoding")
  }

  /// Returns whether there is one key of 16 bytes in base64.
  private func hasKey(_ keys: [String]) -> Bool {
    keys.count == 1 && Data(base64Encoded: keys[0])?.count == 16
  }

  /// Returns the reason to refuse a request; nil to accept it.
  func refusal(host: [String], origin: [String], localPort: Int?) -> String? {
    guard host.count == 1, policy.admits(host: host[0], localPort: localPort) else {
      return "the Host header does not name this server"
    }
    guard origin.count == 1 else { return "a WebSocket needs one Origin header" }
    guard policy.admits(origin: origin[0], host: host[0]) else {
      return "the Origin is not allowed"
    }
    return nil
  }
}
