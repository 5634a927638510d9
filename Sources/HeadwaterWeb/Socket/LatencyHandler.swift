import NIOCore

/// Delays messages in both directions, so that a developer can try a slow connection.
///
/// It keeps the order of messages: tasks that are scheduled for the same time run in the order of scheduling.
final class LatencyHandler: ChannelDuplexHandler {
  typealias InboundIn = String
  typealias InboundOut = String
  typealias OutboundIn = SocketOutput
  typealias OutboundOut = SocketOutput

  private let latency: TimeAmount

  init(_ latency: TimeAmount) {
    self.latency = latency
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.eventLoop.assumeIsolated().scheduleTask(in: latency) {
      context.fireChannelRead(data)
      context.fireChannelReadComplete()
    }
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    context.eventLoop.assumeIsolated().scheduleTask(in: latency) {
      context.writeAndFlush(data, promise: promise)
    }
  }
}

@available(*, unavailable)
extension LatencyHandler: Sendable {}
