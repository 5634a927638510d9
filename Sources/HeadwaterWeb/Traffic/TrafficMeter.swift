/// Counts what a client sends by one connection, and says when no more of it is to be read.
///
/// - Of a socket every frame costs a token, whatever its kind: an event, an acknowledgement, a ping, an
///   empty fragment; a large one costs more. What the server itself asks for is free: each of its
///   messages pays for the acknowledgement, and each of its pings for the answer.
/// - Of other connections every request costs a token that a client sends before it has the answer to
///   the one before. Who waits for the answers is as slow as they are, and pays nothing.
///
/// It belongs to one event loop, as the handlers do that share it.
final class TrafficMeter {
  private var rate: RateLimit
  private let patience: Duration
  private let elapsed: @Sendable () -> Duration
  private var slowedSince: Duration?
  private var lastSlowed = Duration.zero

  /// Whether reading waits, so that what the client has sent, an answer to a ping for example, may
  /// not have been seen yet.
  var isHolding = false
  /// Whether the client has sent more than has been handed on.
  var isBehind = false

  /// - Parameters:
  ///   - perSecond: Frames or requests that a client may send a second on average.
  ///   - burst: How many it may send at once after a pause.
  ///   - patience: For how long a client is slowed down before it is let go.
  ///   - elapsed: The time since a fixed start.
  init(
    perSecond: Int, burst: Int, patience: Duration, elapsed: @escaping @Sendable () -> Duration
  ) {
    rate = RateLimit(perSecond: perSecond, burst: burst, now: elapsed())
    self.patience = patience
    self.elapsed = elapsed
  }

  /// A frame or the head of a request has been read.
  func received(bytes: Int) {
    rate.draw(1 + bytes / Self.freeBytes, at: elapsed())
  }

  /// Something was sent that the client has to answer, or that it has waited for.
  func giveBack() {
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
