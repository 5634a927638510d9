import NIOCore

/// Hands on what a client sends piece by piece, and nothing of a client that sends too much, until its
/// time has come.
///
/// It stands before whatever decodes the bytes of a connection.
///
/// - After each piece everybody else on the event loop has a turn, and the next piece goes on only when
///   it is asked for. However much a client sends ahead, a neighbour waits for one piece of it.
/// - A piece is small, since what is in it may be much work; the content of one large frame, which is none
///   before all of it is there, goes on in larger ones.
/// - When the meter says so it keeps the rest and asks the connection for nothing, so that the client's
///   own system makes it wait: nothing is lost, and nobody else notices.
final class ThrottleHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// What counts; another one when the connection becomes a socket.
  var meter: TrafficMeter
  /// Where frames end, when the connection has become a socket.
  var frames: FrameBoundaries?
  /// Called when a client is slowed down that was not before.
  var onSlowdown: () -> Void = {}

  private let sleep: @Sendable (Duration) async throws -> Void
  private let closing: Closing
  private var kept = ByteBuffer()
  /// Whether a piece has been asked for.
  private var isWanted = true
  private var hasTurn = false
  /// Whether the client has said that nothing more comes, which is told when all that came is handed on.
  private var hasEnded = false
  private var waiting: Task<Void, Never>?

  /// - Parameters:
  ///   - meter: Counts what is sent.
  ///   - sleep: Waits; throws when the task is cancelled.
  ///   - closing: What a client is told that is slowed down without an end.
  init(
    meter: TrafficMeter, sleep: @escaping @Sendable (Duration) async throws -> Void,
    closing: Closing
  ) {
    self.meter = meter
    self.sleep = sleep
    self.closing = closing
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    end()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if kept.readableBytes == 0 { kept = bytes } else { kept.writeBuffer(&bytes) }
    if isWanted { deliver(context) }
  }

  func read(context: ChannelHandlerContext) {
    isWanted = true
    if kept.readableBytes == 0, !meter.isHolding { context.read() } else { takeTurn(context) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event, kept.readableBytes > 0 {
      hasEnded = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// Goes on when everybody else on the event loop has had a turn.
  private func takeTurn(_ context: ChannelHandlerContext) {
    guard !hasTurn, !meter.isHolding else { return }
    hasTurn = true
    context.eventLoop.assumeIsolated().execute { [self] in
      hasTurn = false
      goOn(context)
    }
  }

  private func goOn(_ context: ChannelHandlerContext) {
    guard isWanted, kept.readableBytes > 0 else { return }
    deliver(context)
    guard !isWanted else { return }
    context.fireChannelReadComplete()
    if hasEnded, kept.readableBytes == 0 {
      hasEnded = false
      context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
    // From the end of the pipeline, as after each reading, so that who wants no more can hold it back.
    context.pipeline.syncOperations.read()
  }

  /// Hands on one piece, unless the client has to wait.
  private func deliver(_ context: ChannelHandlerContext) {
    guard !meter.isHolding else { return }
    switch meter.judge() {
    case .read:
      isWanted = false
      let size =
        frames?.nextPiece(of: kept) ?? min(FrameBoundaries.piece, kept.readableBytes)
      guard let piece = kept.readSlice(length: size) else { return }
      // A buffer that was read to its end is not kept.
      if kept.readableBytes == 0 { kept = ByteBuffer() }
      meter.isBehind = kept.readableBytes > 0
      context.fireChannelRead(wrapInboundOut(piece))
    case .wait(let duration, let isFirst):
      if isFirst { onSlowdown() }
      hold(context, for: duration)
    case .end:
      // Nothing of it is read any more, its answer to the closing neither.
      meter.isHolding = true
      kept = ByteBuffer()
      context.fireUserInboundEventTriggered(closing)
    }
  }

  private func hold(_ context: ChannelHandlerContext, for duration: Duration) {
    meter.isHolding = true
    meter.isBehind = true
    let loop = context.eventLoop
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
    waiting = Task { [sleep] in
      guard (try? await sleep(duration)) != nil else { return }
      loop.execute { bound.value.handler.release(bound.value.context) }
    }
  }

  private func release(_ context: ChannelHandlerContext) {
    guard waiting != nil else { return }
    waiting = nil
    meter.isHolding = false
    goOn(context)
  }

  private func end() {
    waiting?.cancel()
    waiting = nil
    kept = ByteBuffer()
  }
}

@available(*, unavailable)
extension ThrottleHandler: Sendable {}
