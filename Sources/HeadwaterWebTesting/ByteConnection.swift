import NIOCore
import NIOPosix

/// A TCP connection that sends text and receives bytes.
struct ByteConnection: Sendable {
  typealias Channel = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  static func channel(to server: SocketAddressOfServer) async throws -> Channel {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: server.host, port: server.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Channel(wrappingChannelSynchronously: channel)
        }
      }
  }
}

/// An HTTP request.
enum HTTPRequest {
  struct Reply: Sendable {
    var status: Int
    var cookie: String?
    var body: String
  }

  /// Requests a page and reads the whole response.
  static func get(
    _ server: SocketAddressOfServer, headers: [(String, String)]
  ) async throws -> Reply {
    let channel = try await ByteConnection.channel(to: server)
    let request = head(server, server.path, headers + [("Connection", "close")])
    let text = try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var all = ByteBuffer()
      for try await var bytes in inbound { all.writeBuffer(&bytes) }
      return String(buffer: all)
    }
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
    let status = parts.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let cookie = parts.first?.firstMatch(of: /(?i)set-cookie: ([^;\r]*)/)?.output.1
    return Reply(
      status: status ?? 0, cookie: cookie.map(String.init), body: parts.count > 1 ? parts[1] : "")
  }

  static func head(
    _ server: SocketAddressOfServer, _ path: String, _ headers: [(String, String)]
  ) -> String {
    let lines =
      ["GET \(path) HTTP/1.1", "Host: \(server.authority)"] + headers.map { "\($0): \($1)" }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }
}
