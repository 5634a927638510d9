import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection whose client takes too long to send its request or to read the response.
///
/// - A request has to be complete, including its body, within the time limit, which starts with the head of
///   the request. Single bytes do not extend it.
/// - A client has to read at least 1 KiB of a response a second. The handler checks this after each time
///   limit. The time that an app takes to respond does not count.
///
/// Between requests, Hummingbird's own handler limits the time.
final class ExchangeDeadlineHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limit: TimeAmount
  private var request: Scheduled<Void>?
  private var answer: Scheduled<Void>?
  /// The number of parts of responses that the client's connection has not taken.
  private var waitingParts = 0
  private var bytes = 0
  private var takenBytes = 0

  /// - Parameter limit: The time for a request, and between two checks of a response.
  init(limit: TimeAmount) {
    self.limit = limit
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      request?.cancel()
      request = schedule(context) { _, context in context.close(promise: nil) }
    case .body: break
    case .end:
      request?.cancel()
      request = nil
    }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if case .body(let body) = unwrapOutboundIn(data) { bytes += body.readableBytes }
    let promise = promise ?? context.eventLoop.makePromise()
    waitingParts += 1
    if waitingParts == 1 { watchAnswer(context) }
    promise.futureResult.assumeIsolated().whenComplete { [self] _ in
      waitingParts -= 1
      guard waitingParts == 0 else { return }
      answer?.cancel()
      answer = nil
    }
    context.write(data, promise: promise)
  }

  private func watchAnswer(_ context: ChannelHandlerContext) {
    takenBytes = taken(context)
    answer = schedule(context) { handler, context in
      let least = Int(handler.limit.nanoseconds / 1_000_000) * Self.leastBytesPerSecond / 1_000
      guard handler.taken(context) - handler.takenBytes >= least else {
        return context.close(promise: nil)
      }
      handler.watchAnswer(context)
    }
  }

  /// Returns the number of bytes of responses that the client's connection has taken.
  private func taken(_ context: ChannelHandlerContext) -> Int {
    let waiting = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
    return bytes - (waiting ?? bytes)
  }

  private func schedule(
    _ context: ChannelHandlerContext,
    _ action: @escaping (ExchangeDeadlineHandler, ChannelHandlerContext) -> Void
  ) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: limit) { action(self, context) }
  }

  private func cancel() {
    request?.cancel()
    answer?.cancel()
  }

  private static let leastBytesPerSecond = 1_024
}

@available(*, unavailable)
extension ExchangeDeadlineHandler: Sendable {}
