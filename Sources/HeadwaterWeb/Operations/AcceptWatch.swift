import Foundation
import Logging
import NIOCore

/// Limits connections to the available files, and logs when the limit is reached and when connections are
/// accepted again.
///
/// It is the first handler in the pipeline of the listening channel. Connections beyond the limit wait in the
/// system's queue until another one ends. The few that were accepted before it was added do not count.
///
/// If the limit was lowered, or other files have taken more than their share, opening a connection fails. The
/// watch then closes its spare files for the rest of the process, and accepts one connection for each that ends
/// until there is room again.
final class AcceptWatch: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  /// The time without failures after which all is well again. It is longer than NIO's wait between two
  /// attempts.
  private static let calm = TimeAmount.seconds(2)
  /// The shortest time between two lines.
  private static let pause = TimeAmount.seconds(60)

  /// More than what the libraries below need at once.
  static let spareFiles = 16

  private let limit: Int
  private var mostConnections: Int
  private let logger: Logger
  private var spare = SpareFiles(count: AcceptWatch.spareFiles)
  private var isShortOfFiles = false
  private var connections = 0
  /// Whether a connection had to wait because there was no room.
  private var isFull = false
  private var lastFailure: NIODeadline?
  private var lastLine: NIODeadline?
  private var isTold = false

  init(mostConnections: Int, logger: Logger) {
    limit = mostConnections
    self.mostConnections = mostConnections
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connections += 1
    let closed = unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop)
    closed.assumeIsolated().whenComplete { [self] _ in
      connections -= 1
      guard isFull else { return }
      isFull = false
      context.read()
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    guard connections >= mostConnections else { return context.read() }
    isFull = true
    failed(
      context,
      "the process has \(connections) connections, as many as its limit of open files has room for")
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, let reason = Self.reasons[error.errnoCode] {
      keepRoom(in: context)
      failed(context, reason)
    }
    context.fireErrorCaught(error)
  }

  /// Gives the spare files to the rest of the process, and sees to it that no connection takes them.
  private func keepRoom(in context: ChannelHandlerContext) {
    spare.release()
    // Without a connection, none would end, and NIO's attempt of each second is the only one.
    mostConnections = max(connections, 1)
    // A single read accepts several connections, which would be more than have ended.
    try? context.channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
    guard !isShortOfFiles else { return }
    isShortOfFiles = true
    lookForRoom(in: context)
  }

  /// Returns to the limit once there is room for the spare files, and for as many others.
  private func lookForRoom(in context: ChannelHandlerContext) {
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.calm) { [self] in
      guard context.channel.isActive else { return }
      guard SpareFiles(count: 2 * Self.spareFiles).count == 2 * Self.spareFiles else {
        return lookForRoom(in: context)
      }
      isShortOfFiles = false
      spare = SpareFiles(count: Self.spareFiles)
      mostConnections = limit
      guard isFull else { return }
      isFull = false
      context.read()
    }
  }

  private func failed(_ context: ChannelHandlerContext, _ reason: String) {
    let now = context.eventLoop.now
    let isFirst = lastFailure == nil
    lastFailure = now
    guard isFirst else { return }
    look(context, in: Self.calm)
    guard lastLine.map({ now - $0 >= Self.pause }) ?? true else { return }
    lastLine = now
    isTold = true
    logger.error(
      "New people are not accepted, since their connections need files and no more may be opened",
      metadata: [
        "reason": "\(reason)",
        "fix": "raise the limit (ulimit -n, LimitNOFILE), or send fewer people to this process",
      ])
  }

  /// Checks after a delay whether there was no failure for a while.
  private func look(_ context: ChannelHandlerContext, in delay: TimeAmount) {
    context.eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in
      guard let lastFailure else { return }
      let left = lastFailure + Self.calm - context.eventLoop.now
      guard left <= .zero, !isFull else { return look(context, in: max(left, Self.calm)) }
      self.lastFailure = nil
      guard isTold else { return }
      isTold = false
      logger.notice("New people are accepted again")
    }
  }

  private static let reasons: [CInt: String] = [
    EMFILE: "the process has as many files open as it may (EMFILE)",
    ENFILE: "the system has as many files open as it may (ENFILE)",
    ENOBUFS: "the system has no room for another socket (ENOBUFS)",
    ENOMEM: "the system has no memory for another socket (ENOMEM)",
  ]
}

@available(*, unavailable)
extension AcceptWatch: Sendable {}
