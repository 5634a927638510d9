/// Counts what a client sends by one socket, and says when no more of it is to be read.
///
/// Every frame costs a token, whatever its kind: an event, an acknowledgement, a ping, an empty
/// fragment; a large one costs more. What the server itself asks for is free: each of its messages pays
/// for the acknowledgement, and each of its pings for the answer.
///
/// It belongs to one event loop, as the handlers do that share it.
final class FrameMeter {
  private var rate: RateLimit
  private let patience: Duration
  private let elapsed: @Sendable () -> Duration
  private var slowedSince: Duration?
  private var lastSlowed = Duration.zero

  /// Whether reading waits, so that what the client has sent, an answer to a ping for example, may
  /// not have been seen yet.
  var isHolding = false

  /// - Parameters:
  ///   - perSecond: frames that a client may send a second on average.
  ///   - burst: frames that it may send at once after a pause.
  ///   - patience: for how long a client is slowed down before it is let go.
  ///   - elapsed: the time since a fixed start.
  init(
    perSecond: Int, burst: Int, patience: Duration, elapsed: @escaping @Sendable () -> Duration
  ) {
    rate = RateLimit(perSecond: perSecond, burst: burst, now: elapsed())
    self.patience = patience
    self.elapsed = elapsed
  }

  /// A frame has been read.
  func received(bytes: Int) {
    rate.draw(1 + bytes / Self.freeBytes, at: elapsed())
  }

  /// Something was sent that the client has to answer.
  func asked() {
    rate.giveBack(1)
  }

  /// What to do before more is read.
  enum Verdict: Equatable {
    case read
    /// Read nothing for so long.
    case wait(Duration, isFirst: Bool)
    /// It was slowed down for long enough, and goes on all the same.
    case end
  }

  func judge() -> Verdict {
    let now = elapsed()
    let wait = rate.wait(at: now)
    guard wait > .zero else { return .read }
    // A client that keeps quiet for a second has understood.
    if let slowedSince, now - lastSlowed < .seconds(1) {
      guard now - slowedSince < patience else { return .end }
      lastSlowed = now + wait
      return .wait(wait, isFirst: false)
    }
    slowedSince = now
    lastSlowed = now + wait
    return .wait(wait, isFirst: true)
  }

  /// Bytes that are contained in the price of a frame.
  private static let freeBytes = 16 * 1024
}
