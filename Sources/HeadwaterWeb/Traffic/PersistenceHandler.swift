import NIOCore
import NIOHTTP1

/// Ends a connection after an answer where the request says so, as RFC 9112, 9.3, has it.
///
/// - A request of HTTP/1.0 is the last of its connection unless it says `keep-alive`, and then the answer
///   says it too, since its client waits for the end otherwise.
/// - So is any that says `close`, in whatever letters and beside whatever other words. What follows looks
///   for that one word in lower case, so the request is put into that form.
final class PersistenceHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the answer to a request says of the connection.
  private enum Answer {
    case nothing
    case keepAlive
    case close
  }

  /// One for each request that is not answered yet.
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

  /// By its own look at the words: NIO takes `keep-alive, close` for the first of the two.
  private static func answer(to head: HTTPRequestHead) -> Answer {
    let words = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
    if words.contains("close") { return .close }
    guard head.version == .http1_0 else { return .nothing }
    return words.contains("keep-alive") ? .keepAlive : .close
  }
}

@available(*, unavailable)
extension PersistenceHandler: Sendable {}
