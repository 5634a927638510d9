import NIOCore
import NIOHTTP1

/// Watches a connection until its first request has been read.
///
/// A browser opens connections in advance and may never use them. An attacker may send a request byte by
/// byte. Both connections end after a time limit, and at once when the server stops. For later requests,
/// Hummingbird's own handler does the same.
///
/// The handler comes before NIO's upgrade handler, which loses the head of a request whose upgrade is
/// refused. This handler removes the `Upgrade` header of such a request, and the request is then answered
/// like any other.
final class NegotiationHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let limit: TimeAmount
  private let gate: SocketGate
  private var timer: Scheduled<Void>?
  /// Whether the first head has arrived. Later data is passed on unread; after an upgrade it consists of
  /// bytes.
  private var isJudged = false

  /// - Parameters:
  ///   - limit: The time for the first request.
  ///   - gate: Decides which requests may become a WebSocket.
  init(limit: TimeAmount, gate: SocketGate) {
    self.limit = limit
    self.gate = gate
  }

  func handlerAdded(context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: limit) {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isJudged else { return context.fireChannelRead(data) }
    isJudged = true
    guard case .head(var head) = unwrapInboundIn(data), head.headers.contains(name: "upgrade"),
      !gate.admits(head, localPort: context.channel.localAddress?.port)
    else { return context.fireChannelRead(data) }
    head.headers.remove(name: "upgrade")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
    if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    let headers = HTTPHeaders([("Connection", "close"), ("Content-Length", "0")])
    let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(promise: nil)
  }
}

@available(*, unavailable)
extension NegotiationHandler: Sendable {}
