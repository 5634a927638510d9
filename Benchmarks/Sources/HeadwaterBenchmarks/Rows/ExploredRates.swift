/// The work of an exploration in a second.
enum ExploredRates {
  /// The transitions of two-phase commit of 4.
  static let transitionCount = 8_257

  /// The segments of three effects by schedules: what goes on from one decision to the next.
  static let segmentCount = 624

  /// - Parameter debug: The nanoseconds of an exploration in a debug build.
  static func limits(_ timing: Timing, _ debug: Double?) -> [Limit] {
    [
      rate(
        "transitions, two-phase commit", transitionCount, timing.nanoseconds(.operation(.explored))),
      rate(
        "segments of effects by schedules", segmentCount,
        timing.nanoseconds(.operation(.exploredBySchedules))),
      rate("debug build: transitions, two-phase commit", transitionCount, debug),
    ]
  }

  private static func rate(_ title: String, _ count: Int, _ nanoseconds: Double?) -> Limit {
    Limit(
      title: "explored \(title)", value: nanoseconds.map { Double(count) * 1e9 / $0 },
      unit: "a second", maximum: nil)
  }
}
