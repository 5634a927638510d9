import Headwater

/// The memory of many small stores, from the memory of the process.
struct Footprint {
  static let name = "memory of a store"

  /// The bytes of a store: after its creation, after its first action, and with an observed field.
  private(set) var made: Double?
  private(set) var used: Double?
  private(set) var observed: Double?

  /// - Parameters:
  ///   - count: The number of stores that exist at the same time.
  ///   - ignoringActions: Whether to use stores that make this fail.
  @MainActor
  static func measure(
    stores count: Int, ignoringActions: Bool = false
  ) throws(Failure) -> Footprint {
    let run = Run(of: name, operations: 1, storesIgnoreActions: ignoringActions)
    // Shared, so that its array and its string are not counted once for each store.
    let state = Counter.State()
    var stores: [Store<Counter.State, Counter.Action>] = []
    stores.reserveCapacity(count)
    stores.append(run.store(state, Counter()))
    var footprint = Footprint()

    let before = ProcessMemory.residentBytes()
    for _ in 1..<count { stores.append(run.store(state, Counter())) }
    footprint.made = bytes(since: before, for: count)

    for store in stores { store.send(.increment) }
    footprint.used = bytes(since: before, for: count)

    var total = 0
    for store in stores { total += store.count }
    footprint.observed = bytes(since: before, for: count)

    try run.expect("the sum of all counts", total, count)
    return footprint
  }

  private static func bytes(since before: Int?, for count: Int) -> Double? {
    guard let before, let now = ProcessMemory.residentBytes() else { return nil }
    return Double(now - before) / Double(count)
  }
}
