import NIOCore
import NIOHTTP1

/// Ends a connection after a response if the request requires it, as in RFC 9112, 9.3.
///
/// - A request of HTTP/1.0 is the last of its connection, unless it contains `keep-alive`. The response then
///   contains it too, since the client would otherwise wait for the end of the connection.
/// - A request with `close` is the last too, in upper or lower case, alone or with other words. The next
///   handlers look for this one word in lower case, so this handler puts the request into that form.
final class PersistenceHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The connection header of the response to a request.
  private enum Answer {
    case nothing
    case keepAlive
    case close
  }

  /// One entry for each request without a response.
  private var answers = CircularBuffer<Answer>()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    let answer = Self.answer(to: head)
    if answer == .close { head.headers.replaceOrAdd(name: "connection", value: "close") }
    answers.append(answer)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      switch answers.first {
      case .close:
        head.headers.replaceOrAdd(name: "connection", value: "close")
      case .keepAlive where !head.headers.contains(name: "connection"):
        head.headers.add(name: "connection", value: "keep-alive")
      default: break
      }
      return context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: break
    case .end: _ = answers.popFirst()
    }
    context.write(data, promise: promise)
  }

  /// Reads the words of the header itself, since NIO reads `keep-alive, close` as `keep-alive`.
  private static func answer(to head: HTTPRequestHead) -> Answer {
    let words = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
    if words.contains("close") { return .close }
    guard head.version == .http1_0 else { return .nothing }
    return words.contains("keep-alive") ? .keepAlive : .close
  }
}

@available(*, unavailable)
extension PersistenceHandler: Sendable {}
