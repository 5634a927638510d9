/// What it has cost so far to keep a person's views up to date.
///
/// ```swift
/// @Environment(\.viewStatistics) private var statistics
///
/// let before = statistics?.totals
/// ```
///
/// - Counting begins with the first question, and costs nothing before.
/// - Nothing here is tracked: a view that shows figures says itself when to look, and pays for it.
@MainActor
public final class ViewStatistics {
  /// Sums since counting began.
  public struct Totals: Equatable, Sendable {
    /// The updates that changed what is shown.
    public var updates = 0
    /// The changes of the document that they led to.
    public var operations = 0
    /// The time that handling events and updating views has taken.
    public var time = Duration.zero
    /// The bytes that were sent to the person, by a host that sends, since their session began. What
    /// was just changed is on its way, and is not counted yet.
    public var bytes = 0
  }

  private var counted = Totals()
  private var evaluations: [ObjectIdentifier: Int] = [:]
  private var isCounting = false
  /// How a host that sends tells what it has sent.
  package var countBytes: (@MainActor () -> Int)?

  init() {}

  /// The sums as of now.
  public var totals: Totals {
    begin()
    var totals = counted
    totals.bytes = countBytes?() ?? 0
    return totals
  }

  /// How often the body of a type of view has been evaluated.
  public func bodies(of view: Any.Type) -> Int {
    begin()
    return evaluations[ObjectIdentifier(view)] ?? 0
  }

  // MARK: For the graph

  func begin() {
    isCounting = true
  }

  func countBody(of view: Any.Type) {
    if isCounting { evaluations[ObjectIdentifier(view), default: 0] += 1 }
  }

  func countUpdate(of operations: Int) {
    guard isCounting, operations > 0 else { return }
    counted.updates += 1
    counted.operations += operations
  }

  func measure<Result>(_ work: () -> Result) -> Result {
    guard isCounting else { return work() }
    let start = ContinuousClock.now
    defer { counted.time += ContinuousClock.now - start }
    return work()
  }
}

private enum ViewStatisticsKey: EnvironmentKey {
  static var defaultValue: ViewStatistics? { nil }
}

extension EnvironmentValues {
  /// What it has cost so far to keep the views of this person up to date; nil outside of a host.
  public internal(set) var viewStatistics: ViewStatistics? {
    get { self[ViewStatisticsKey.self] }
    set { self[ViewStatisticsKey.self] = newValue }
  }
}
