#if canImport(Glibc)
  import Glibc
#endif

/// Returns free memory to the system, and knows when that is worthwhile.
///
/// The allocator of Linux keeps its memory. Without this, a process would stay as large as in its busiest
/// minute.
struct FreedMemory {
  /// The number of sessions that were removed since memory was last returned.
  private var removed = 0
  /// The number of sweeps since a session was last removed.
  private var quietSweeps = 0

  /// Counts a sweep, and returns whether memory is worth returning now.
  ///
  /// It is after a rush, now and then in a rush that does not end, and after a few sessions once there is
  /// quiet: searching the allocator's memory takes time that people would notice.
  mutating func isWorthReturning(afterRemoving count: Int) -> Bool {
    removed += count
    quietSweeps = count == 0 ? quietSweeps + 1 : 0
    let enough =
      switch quietSweeps {
      case 0: 20 * Self.manySessions
      case 1..<10: Self.manySessions
      default: 1
      }
    guard removed >= enough else { return false }
    removed = 0
    return true
  }

  private static let manySessions = 200

  static func giveBack() {
    #if canImport(Glibc)
      // The function is in glibc, but not in a header of its module.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    #endif
  }
}
