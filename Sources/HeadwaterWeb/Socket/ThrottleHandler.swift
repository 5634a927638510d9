import NIOCore

/// Reads no more from a client that sends too much, until its time has come.
///
/// It stands before the decoder of frames and hands on what was read in small pieces. When the meter
/// says so it keeps the rest and asks the connection for nothing, so that the client's own system makes
/// it wait: nothing is lost, and nobody else notices.
final class ThrottleHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  private let meter: FrameMeter
  private let sleep: @Sendable (Duration) async throws -> Void
  private let onSlowdown: () -> Void
  private let closing: Closing
  private var kept = ByteBuffer()
  private var isReadWanted = false
  private var waiting: Task<Void, Never>?

  /// - Parameters:
  ///   - meter: counts the frames.
  ///   - sleep: waits; throws when the task is cancelled.
  ///   - closing: what a client is told that is slowed down without an end.
  ///   - onSlowdown: called when a client is slowed down that was not before.
  init(
    meter: FrameMeter, sleep: @escaping @Sendable (Duration) async throws -> Void,
    closing: Closing, onSlowdown: @escaping () -> Void
  ) {
    self.meter = meter
    self.sleep = sleep
    self.closing = closing
    self.onSlowdown = onSlowdown
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
    deliver(context)
  }

  func read(context: ChannelHandlerContext) {
    if meter.isHolding { isReadWanted = true } else { context.read() }
  }

  private func deliver(_ context: ChannelHandlerContext) {
    while !meter.isHolding, kept.readableBytes > 0 {
      switch meter.judge() {
      case .read:
        let length = min(Self.piece, kept.readableBytes)
        guard let piece = kept.readSlice(length: length) else { return }
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
    // A buffer that was read to its end is not kept.
    if kept.readableBytes == 0 { kept = ByteBuffer() }
  }

  private func hold(_ context: ChannelHandlerContext, for duration: Duration) {
    meter.isHolding = true
    let loop = context.eventLoop
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
    waiting = Task { [sleep] in
      guard (try? await sleep(duration)) != nil else { return }
      loop.execute { bound.value.handler.goOn(bound.value.context) }
    }
  }

  private func goOn(_ context: ChannelHandlerContext) {
    guard waiting != nil else { return }
    waiting = nil
    meter.isHolding = false
    deliver(context)
    context.fireChannelReadComplete()
    guard isReadWanted, !meter.isHolding else { return }
    isReadWanted = false
    context.read()
  }

  private func end() {
    waiting?.cancel()
    waiting = nil
    kept = ByteBuffer()
  }

  /// The size of a piece in bytes: a few messages, or forty empty frames.
  private static let piece = 256
}

@available(*, unavailable)
extension ThrottleHandler: Sendable {}
