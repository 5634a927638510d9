/// A clock that notes for how long it was asked to sleep, and whose time stands still.
public struct NotingClock: Clock {
  public struct Instant: InstantProtocol {
    var offset = Duration.zero

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  /// The times, as they come.
  public let sleeps: AsyncStream<Duration>
  private let note: AsyncStream<Duration>.Continuation

  public init() {
    (sleeps, note) = AsyncStream.makeStream()
  }

  public var now: Instant { Instant() }
  public var minimumResolution: Duration { .zero }

  /// Notes the time, and sleeps until the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    note.yield(deadline.offset)
    let (never, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}
    withExtendedLifetime(continuation) {}
    throw CancellationError()
  }

  /// Ends the list of times.
  public func end() { note.finish() }
}
