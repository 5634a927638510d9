import Logging
import NIOCore
import NIOWebSocket

/// An output to a browser's socket.
enum SocketOutput: Sendable {
  case text(ByteBuffer)
  case close(Closing)
}

/// An event that announces the message that closes a connection.
struct AnnouncedClosing: Sendable {
  let closing: Closing
}

/// The end of a pipeline that turns frames into text messages, and text into frames.
///
/// It answers pings and closes, keeps the connection alive, and refuses the frames that ``MessageAssembler``
/// refuses. It makes sure that a close reaches the client before the connection ends.
final class WebSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = String
  typealias OutboundIn = SocketOutput
  typealias OutboundOut = WebSocketFrame

  /// The time limits of a socket.
  struct Limits: Sendable {
    var messageSize: Int
    /// The time for the first message.
    var firstMessage: TimeAmount
    /// The time between two pings. The client has to answer a ping before the next one is due.
    var keepAlive: TimeAmount
    /// The time for the client's answer to a close.
    var closing: TimeAmount
  }

  private enum State {
    case open
    case closing
    case closed
  }

  private let limits: Limits
  private let meter: TrafficMeter
  private let logger: Logger
  private var assembler: MessageAssembler
  private var state = State.open
  /// The content of the last ping, while its answer is awaited. It is random: who has not read the ping, and all that
  /// was sent before it, cannot answer.
  private var awaitedPong: ByteBuffer?
  private var timers: [Scheduled<Void>] = []
  private var firstMessageTimer: Scheduled<Void>?

  init(limits: Limits, meter: TrafficMeter, logger: Logger) {
    self.limits = limits
    self.meter = meter
    self.logger = logger
    self.assembler = MessageAssembler(limit: limits.messageSize)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    firstMessageTimer = schedule(in: limits.firstMessage, context) { handler, context in
      handler.close(context, .later("no message came in time"))
    }
    scheduleKeepAlive(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancelTimers()
  }

  func channelInactive(context: ChannelHandlerContext) {
    state = .closed
    cancelTimers()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    meter.received(bytes: frame.length)
    guard state == .open else {
      // After our own close, only the client's answer counts.
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    switch assembler.receive(frame) {
    case .incomplete: break
    case .message(let text):
      firstMessageTimer?.cancel()
      context.fireChannelRead(wrapInboundOut(text))
    case .ping(let data):
      guard context.channel.isWritable else {
        return abandon(context, "it pings and does not read the answers")
      }
      send(context, .pong, data)
    case .pong(let data): if data == awaitedPong { awaitedPong = nil }
    case .close(let data):
      state = .closing
      send(context, .connectionClose, data.getSlice(at: data.readerIndex, length: 2) ?? data)
      context.close(promise: nil)
    case .violation(let closing): close(context, closing)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      close(context, .tooBig(limit: limits.messageSize))
    case is NIOWebSocketError:
      close(context, .protocolError("a control frame is too long or fragmented"))
    default:
      // The remaining errors are those of the connection, over which no more data can be sent.
      guard state == .open else { return }
      logger.debug("The connection failed", metadata: ["error": "\(error)"])
      state = .closed
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { close(context, .goingAway) }
    if let closing = event as? Closing { close(context, closing) }
    if let announced = event as? AnnouncedClosing { expect(announced.closing, context) }
    context.fireUserInboundEventTriggered(event)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    guard state == .open else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .text(let text):
      meter.giveBack()
      context.write(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text)), promise: promise)
    case .close(let closing):
      close(context, closing)
      promise?.succeed()
    }
  }
}

extension WebSocketHandler {
  private func send(_ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ data: ByteBuffer)
  {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  /// Sends the reason to the client, and ends the connection after its answer or after a time limit.
  private func close(_ context: ChannelHandlerContext, _ closing: Closing) {
    guard state == .open else { return }
    state = .closing
    cancelTimers()
    logger.debug(
      "The connection is closed",
      metadata: [
        "code": "\(UInt16(webSocketErrorCode: closing.code))", "reason": "\(closing.reason)",
      ])
    var data = context.channel.allocator.buffer(capacity: 2 + closing.reason.utf8.count)
    data.write(webSocketErrorCode: closing.code)
    data.writeString(closing.reason)
    send(context, .connectionClose, data)
    schedule(in: limits.closing, context) { _, context in context.close(promise: nil) }
  }

  /// Closes the connection by itself if the message that does it has not come after a time, since it waits behind
  /// others that the client does not read.
  private func expect(_ closing: Closing, _ context: ChannelHandlerContext) {
    guard state == .open else { return }
    schedule(in: limits.closing, context) { handler, context in handler.close(context, closing) }
  }

  /// Ends the connection of a client that does not read.
  private func abandon(_ context: ChannelHandlerContext, _ reason: String) {
    logger.debug("The connection is closed", metadata: ["reason": "\(reason)"])
    state = .closed
    context.close(promise: nil)
  }

  private func scheduleKeepAlive(_ context: ChannelHandlerContext) {
    schedule(in: limits.keepAlive, context) { handler, context in
      guard handler.state == .open else { return }
      // While reading is paused, the answer may have arrived unread.
      if handler.awaitedPong != nil, !handler.meter.isHolding {
        handler.abandon(context, "no answer to a ping")
      } else {
        let content = ByteBuffer(string: String(UInt64.random(in: .min ... .max), radix: 36))
        handler.awaitedPong = content
        handler.meter.giveBack()
        handler.send(context, .ping, content)
        handler.timers.removeAll()
        handler.scheduleKeepAlive(context)
      }
    }
  }

  @discardableResult
  private func schedule(
    in delay: TimeAmount, _ context: ChannelHandlerContext,
    _ action: @escaping (WebSocketHandler, ChannelHandlerContext) -> Void
  ) -> Scheduled<Void> {
    let timer = context.eventLoop.assumeIsolated().scheduleTask(in: delay) {
      action(self, context)
    }
    timers.append(timer)
    return timer
  }

  private func cancelTimers() {
    firstMessageTimer?.cancel()
    firstMessageTimer = nil
    for timer in timers { timer.cancel() }
    timers.removeAll()
  }
}

@available(*, unavailable)
extension WebSocketHandler: Sendable {}
