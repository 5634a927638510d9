/// The times of presence.
public struct PresenceOptions: Sendable {
  /// How long a member stays without a sign of life.
  public var lifetime = Duration.seconds(10)

  /// The time between two exchanges with the other processes.
  public var interval = Duration.seconds(1)

  /// The clock of the times here.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Makes the usual options.
  public init() {}

  /// The number of intervals that a member stays without a sign of life.
  var intervalsOfLife: Int {
    max(1, Int((lifetime / interval).rounded(.up)))
  }
}
