import NIOCore
import NIOHTTPTypes

/// Counts the requests that a client sends before it has received the responses to its previous ones.
///
/// The host reads more slowly from such a client, and ends the connection if the client never stops.
final class RequestMeterHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let meter: TrafficMeter
  private let onEnd: () -> Void
  private var unanswered = 0

  /// - Parameters:
  ///   - meter: Limits the rate of the connection.
  ///   - onEnd: Called when the connection is ended.
  init(meter: TrafficMeter, onEnd: @escaping () -> Void) {
    self.meter = meter
    self.onEnd = onEnd
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) {
      unanswered += 1
      meter.received(bytes: 0)
    }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if case .end = unwrapOutboundIn(data) {
      unanswered -= 1
      // The client has waited for the response.
      if unanswered == 0, !meter.isBehind { meter.giveBack() }
    }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is Closing else { return context.fireUserInboundEventTriggered(event) }
    onEnd()
    context.close(promise: nil)
  }
}

@available(*, unavailable)
extension RequestMeterHandler: Sendable {}
