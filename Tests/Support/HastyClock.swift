import Synchronization

/// A clock on which every wait is over at once. It notes how long they were.
public final class HastyClock: Clock, Sendable {
  private let noted = Mutex<[Duration]>([])

  public let now = ContinuousClock().now
  public var minimumResolution: Duration { .zero }

  public init() {}

  public var waits: [Duration] { noted.withLock { $0 } }

  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    noted.withLock { $0.append(now.duration(to: deadline)) }
  }
}
