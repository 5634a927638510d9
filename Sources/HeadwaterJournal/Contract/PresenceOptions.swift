/// The times of presence.
public struct PresenceOptions: Sendable {
  /// How long a member stays without a sign of life: at least ten milliseconds, which a shorter time is taken for.
  public var lifetime = Duration.seconds(10) {
    didSet { lifetime = max(lifetime, Self.shortest) }
  }

  /// The time between two exchanges with the other processes: at least ten milliseconds, which a shorter time is taken
  /// for.
  public var interval = Duration.seconds(1) {
    didSet { interval = max(interval, Self.shortest) }
  }

  /// The largest value of a member, in bytes of JSON. A larger one is not shown, and is an issue.
  public var largestValue = 16 << 10

  /// How many members of this process may be in a room. Those beyond are not shown, and are an issue.
  public var mostMembers = 10_000

  /// The clock of the times here.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// The shortest time. With none, a process would do nothing else.
  private static let shortest = Duration.milliseconds(10)

  /// Makes the usual options.
  public init() {}

  /// The number of intervals that a member stays without a sign of life.
  var intervalsOfLife: Int {
    max(1, Int((lifetime / interval).rounded(.up)))
  }
}
