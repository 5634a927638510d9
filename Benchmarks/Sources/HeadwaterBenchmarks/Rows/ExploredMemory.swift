import HeadwaterTesting

/// The memory of the states that an exploration has found.
enum ExploredMemory {
  static let name = "memory of an explored state"

  /// The bytes of each state, without those of the state itself.
  @MainActor
  static func bytesOfState(
    states count: Int = 500_000, ignoringActions: Bool = false
  ) throws(Failure) -> Double? {
    let run = Run(of: name, operations: 1, storesIgnoreActions: ignoringActions)
    // What a first exploration makes for all later ones does not count.
    _ = run.explored(from: 0, reducer: { _ in Ring(count: 10) }, actions: { _ in [1] })
    let before = ProcessMemory.residentBytes()
    let found = run.explored(
      from: 0, reducer: { _ in Ring(count: count) }, actions: { _ in [1] })
    let after = ProcessMemory.residentBytes()
    try run.expect("the number of states", found.stateCount, count)
    try run.expect("the last state", found.states.last, count - 1)
    guard let before, let after else { return nil }
    return Double(after - before) / Double(count) - Double(MemoryLayout<Int>.stride)
  }
}
