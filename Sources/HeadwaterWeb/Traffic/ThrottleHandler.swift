import NIOCore

/// Passes on the data of a client in pieces. If the client sends too much, it waits before the next piece.
///
/// It comes before the handlers that decode the bytes of a connection.
///
/// - After each piece, the other connections of the event loop have their turn. The next piece follows only
///   on request. So a client that sends much data delays others by one piece.
/// - A piece is small, since its content may need much work. The pieces of a large frame are larger, since
///   the frame is handled only when it is complete.
/// - If the meter requires it, the handler keeps the rest and does not read from the connection. The client's
///   own system then makes the client wait. No data is lost, and other clients do not notice it.
final class ThrottleHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The meter. A new one replaces it when the connection becomes a socket.
  var meter: TrafficMeter
  /// The boundaries of frames, after the connection has become a socket.
  var frames: FrameBoundaries?
  /// Called when the handler starts to slow down a client.
  var onSlowdown: () -> Void = {}

  private let sleep: @Sendable (Duration) async throws -> Void
  private let closing: Closing
  private var kept = ByteBuffer()
  /// Whether a piece was requested.
  private var isWanted = true
  private var hasTurn = false
  /// Whether the client has closed its side. The event is passed on after all data.
  private var hasEnded = false
  private var waiting: Task<Void, Never>?

  /// - Parameters:
  ///   - meter: Counts the data of the client.
  ///   - sleep: Waits; throws if the task is cancelled.
  ///   - closing: The end of a connection that was slowed down for too long.
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

  /// Continues after the other connections of the event loop have had their turn.
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
    // From the end of the pipeline, as after each read, so that other handlers can delay it.
    context.pipeline.syncOperations.read()
  }

  /// Passes on one piece, unless the client has to wait.
  private func deliver(_ context: ChannelHandlerContext) {
    guard !meter.isHolding else { return }
    switch meter.judge() {
    case .read:
      isWanted = false
      let size =
        frames?.nextPiece(of: kept) ?? min(FrameBoundaries.piece, kept.readableBytes)
      guard let piece = kept.readSlice(length: size) else { return }
      // A buffer without remaining data is not kept.
      if kept.readableBytes == 0 { kept = ByteBuffer() }
      meter.isBehind = kept.readableBytes > 0
      context.fireChannelRead(wrapInboundOut(piece))
    case .wait(let duration, let isFirst):
      if isFirst { onSlowdown() }
      hold(context, for: duration)
    case .end:
      // No more data is read, not even the client's answer to the close.
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
