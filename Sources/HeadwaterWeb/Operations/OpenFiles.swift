#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The limit of open files of a process, and the part of it that connections may use.
enum OpenFiles {
  /// The current limit; nil if there is none.
  static var limit: Int? {
    var limits = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    #else
      let status = getrlimit(RLIMIT_NOFILE, &limits)
    #endif
    // A limit that does not fit into an integer counts as none.
    return status == 0 ? Int(exactly: limits.rlim_cur).flatMap { $0 == .max ? nil : $0 } : nil
  }

  /// The number of connections that leaves enough files for other uses.
  ///
  /// The event loops, the main queue and the timers need files, and so does an app for its own files and
  /// connections. A quarter of the limit is reserved for them, at least 64 and at most 1 024, but never
  /// more than half of the limit.
  static func connections(of limit: Int?) -> Int {
    guard let limit else { return .max }
    let reserve = min(max(limit / 4, 64), 1_024)
    return max(limit - min(reserve, limit / 2), 1)
  }
}
