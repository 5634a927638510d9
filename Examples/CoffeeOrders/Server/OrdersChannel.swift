import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A connection of Hummingbird with a ``RequestGuard`` in front of it.
struct OrdersChannel: ServerChildChannel {
  private let http: HTTP1Channel
  private let limit: TimeAmount

  /// - Parameter limit: The maximum time for a request, and for a pause between requests.
  init(responder: @escaping HTTPChannelHandler.Responder, limit: TimeAmount) {
    self.limit = limit
    http = HTTP1Channel(responder: responder, configuration: .init(idleTimeout: limit))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(RequestGuard(limit: limit), position: .before(codec))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await http.handle(value: value, logger: logger)
  }
}

/// Ends a connection whose request, with its body, is not complete in time. If the target of a request names
/// a host, as in `http://example.org/orders`, that host replaces the `Host` header (RFC 9112, 3.2.2).
final class RequestGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let limit: TimeAmount
  private var deadline: Scheduled<Void>?

  init(limit: TimeAmount) {
    self.limit = limit
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(var head):
      deadline?.cancel()
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: limit) {
        context.close(promise: nil)
      }
      // A second `Host` stays, and is refused later.
      if let host = Self.host(in: head.uri), head.headers["host"].count < 2 {
        head.headers.replaceOrAdd(name: "host", value: host)
      }
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body:
      context.fireChannelRead(data)
    case .end:
      deadline?.cancel()
      deadline = nil
      context.fireChannelRead(data)
    }
  }

  /// Returns the host and port of a target; nil for a path, and for `*`, which stands for the server itself.
  private static func host(in target: String) -> String? {
    guard !target.hasPrefix("/"), target != "*" else { return nil }
    guard let start = target.firstRange(of: "://")?.upperBound else { return target }
    return String(target[start...].prefix { !["/", "?", "#"].contains($0) })
  }
}

@available(*, unavailable)
extension RequestGuard: Sendable {}
