/// The cost of a person's views so far.
///
/// ```swift
/// @Environment(\.viewStatistics) private var statistics
///
/// let before = statistics?.totals
/// ```
///
/// - Counting starts with the first read, and costs nothing before.
/// - These figures are not tracked. A view that shows them decides when it reads them, and pays the cost.
@MainActor
public final class ViewStatistics {
  /// The sums since counting started.
  public struct Totals: Equatable, Sendable {
    /// The number of updates that changed the document.
    public var updates = 0
    /// The number of changes to the document.
    public var operations = 0
    /// The time spent on events and updates of views.
    public var time = Duration.zero
    /// The number of bytes that a host has sent to the person since their session started. The latest
    /// changes are not included until they are sent.
    public var bytes = 0
  }

  private var counted = Totals()
  private var evaluations: [ObjectIdentifier: Int] = [:]
  private var isCounting = false
  /// Returns the number of bytes that the host has sent.
  package var countBytes: (@MainActor () -> Int)?

  init() {}

  /// The current sums.
  public var totals: Totals {
    begin()
    var totals = counted
    totals.bytes = countBytes?() ?? 0
    return totals
  }

  /// Returns how often the body of a type of view was evaluated.
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
  /// The cost of this person's views so far; nil outside of a host.
  public internal(set) var viewStatistics: ViewStatistics? {
    get { self[ViewStatisticsKey.self] }
    set { self[ViewStatisticsKey.self] = newValue }
  }
}
