import Foundation
import Logging
import NIOCore

/// Notices when a process may open no more files, so that no new connection is accepted, and when
/// connections are accepted again.
///
/// It stands first in the pipeline of the channel that listens. NIO tries again each second by itself, and
/// tells nobody.
final class AcceptWatch: ChannelInboundHandler {
  typealias InboundIn = any Channel

  /// So long after the last failure all is well again; longer than NIO waits between two attempts.
  private static let calm = TimeAmount.seconds(2)
  /// So long after a line another one is written at the earliest.
  private static let pause = TimeAmount.seconds(60)

  private let logger: Logger
  private var lastFailure: NIODeadline?
  private var lastLine: NIODeadline?
  private var isTold = false

  init(logger: Logger) {
    self.logger = logger
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, Self.reasons[error.errnoCode] != nil {
      failed(context, error)
    }
    context.fireErrorCaught(error)
  }

  private func failed(_ context: ChannelHandlerContext, _ error: IOError) {
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
        "reason": "\(Self.reasons[error.errnoCode] ?? "")",
        "fix": "raise the limit (ulimit -n, LimitNOFILE), or send fewer people to this process",
      ])
  }

  /// Finds out later whether there has been no failure for a while.
  private func look(_ context: ChannelHandlerContext, in delay: TimeAmount) {
    context.eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in
      guard let lastFailure else { return }
      let left = lastFailure + Self.calm - context.eventLoop.now
      guard left <= .zero else { return look(context, in: left) }
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
