#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many files a process may have open, and how many of them are left to connections.
enum OpenFiles {
  /// The limit at this moment; nil if there is none.
  static var limit: Int? {
    var limits = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    #else
      let status = getrlimit(RLIMIT_NOFILE, &limits)
    #endif
    // One that does not fit is none.
    return status == 0 ? Int(exactly: limits.rlim_cur).flatMap { $0 == .max ? nil : $0 } : nil
  }

  /// The connections that a process may have at once, so that its other files can still be opened.
  ///
  /// The event loops, the main queue and the timers have files too, and cannot do without; an app reads
  /// and asks others. A quarter is left to them, and no less than 64 nor more than 1 024, as long as that
  /// is not more than half.
  static func connections(of limit: Int?) -> Int {
    guard let limit else { return .max }
    let reserve = min(max(limit / 4, 64), 1_024)
    return max(limit - min(reserve, limit / 2), 1)
  }
}
