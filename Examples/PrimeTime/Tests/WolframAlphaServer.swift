import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NthPrime
import Testing

/// A server on this machine that answers like Wolfram Alpha: the same to each request, or never.
struct WolframAlphaServer {
  let address: URL
  /// The received requests, and "closed" for each connection that has ended.
  let seen: AsyncStream<String>
  private let channel: any Channel

  /// - Parameter answer: The answer to each request; nil to keep requests waiting.
  static func start(
    status: HTTPResponseStatus = .ok, answer: String?
  ) async throws -> WolframAlphaServer {
    let (seen, continuation) = AsyncStream.makeStream(of: String.self)
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
          try channel.pipeline.syncOperations.addHandler(
            Answering(status: status, body: answer, seen: continuation))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(channel.localAddress?.port)
    let address = try #require(URL(string: "http://127.0.0.1:\(port)"))
    return WolframAlphaServer(address: address, seen: seen, channel: channel)
  }

  /// A client with a key that needs escaping. It returns -1 if it cannot reach the server.
  var client: NthPrimeClient {
    .wolframAlpha(key: "k&=", server: address, otherwise: NthPrimeClient { _ in -1 })
  }

  func stop() async throws {
    try await channel.close()
  }

  static let answer = """
    {"queryresult":{"pods":[{"subpods":[{"plaintext":"prime 12"}]},
    {"primary":true,"subpods":[{"plaintext":"37"}]}]}}
    """
}

private final class Answering: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  let status: HTTPResponseStatus
  let body: String?
  let seen: AsyncStream<String>.Continuation

  init(status: HTTPResponseStatus, body: String?, seen: AsyncStream<String>.Continuation) {
    self.status = status
    self.body = body
    self.seen = seen
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    seen.yield(head.uri)
    guard let body else { return }
    let headers = HTTPHeaders([("content-length", "\(body.utf8.count)")])
    let answer = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(answer)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    seen.yield("closed")
  }
}
