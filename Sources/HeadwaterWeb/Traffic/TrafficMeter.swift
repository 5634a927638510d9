/// Counts the data of a client on one connection, and decides when to read more of it.
///
/// - On a socket, every frame costs a token: an event, an acknowledgement, a ping, or an empty fragment. A
///   large one costs more. Frames that the server requests are free: each of its messages pays for the
///   acknowledgement, and each of its pings pays for the answer.
/// - On other connections, a request costs a token if the client sends it before it has received the previous
///   response. A client that waits for responses pays nothing.
///
/// It belongs to one event loop, like the handlers that share it.
final class TrafficMeter {
  private var rate: RateLimit
  private let patience: Duration
  private let elapsed: @Sendable () -> Duration
  private var slowedSince: Duration?
  private var lastSlowed = Duration.zero

  /// Whether reading is paused. Data from the client, such as an answer to a ping, may then be unread.
  var isHolding = false
  /// Whether the client has sent more data than was passed on.
  var isBehind = false

  /// - Parameters:
  ///   - perSecond: The average number of frames or requests a second.
  ///   - burst: The number of frames or requests at once after a pause.
  ///   - patience: The time after which the connection of a slowed-down client is ended.
  ///   - elapsed: The time since a fixed start.
  init(
    perSecond: Int, burst: Int, patience: Duration, elapsed: @escaping @Sendable () -> Duration
  ) {
    rate = RateLimit(perSecond: perSecond, burst: burst, now: elapsed())
    self.patience = patience
    self.elapsed = elapsed
  }

  /// Counts a frame, or the head of a request.
  func received(bytes: Int) {
    rate.draw(1 + bytes / Self.freeBytes, at: elapsed())
  }

  /// Returns a token for data that the client has to answer, or for which it has waited.
  func giveBack() {
    rate.giveBack(1)
  }

  /// The decision about the next read.
  enum Verdict: Equatable {
    case read
    /// Read nothing for this time.
    case wait(Duration, isFirst: Bool)
    /// End the connection, since the client was slowed down for too long.
    case end
  }

  func judge() -> Verdict {
    let now = elapsed()
    let wait = rate.wait(at: now)
    guard wait > .zero else { return .read }
    // After a second without a slowdown, the client counts as well-behaved again.
    if let slowedSince, now - lastSlowed < .seconds(1) {
      guard now - slowedSince < patience else { return .end }
      lastSlowed = now + wait
      return .wait(wait, isFirst: false)
    }
    slowedSince = now
    lastSlowed = now + wait
    return .wait(wait, isFirst: true)
  }

  /// The number of bytes that the price of a frame includes.
  private static let freeBytes = 16 * 1024
}
