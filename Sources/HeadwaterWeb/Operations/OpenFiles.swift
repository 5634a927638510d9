import Logging

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

  /// Raises the limit to the highest that the process may set itself.
  ///
  /// The low limit is for programs that use `select`, which this one does not.
  ///
  /// - Returns: The former limit.
  @discardableResult
  static func raise() -> Int? {
    let former = limit
    var limits = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limits) == 0, limits.rlim_cur < limits.rlim_max else {
      return former
    }
    limits.rlim_cur = limits.rlim_max
    // Where the system refuses, the former limit holds, and the log names it.
    _ = setrlimit(resource, &limits)
    return former
  }

  /// The number of connections for which the current limit has room.
  static var connections: Int { connections(of: limit.map { $0 - AcceptWatch.spareFiles }) }

  /// Says how many files and connections there may be.
  ///
  /// - Parameters:
  ///   - former: The limit before it was raised.
  ///   - sessions: The number of sessions that the configuration allows.
  static func tell(_ logger: Logger, former: Int?, limit: Int? = limit, sessions: Int) {
    guard let limit else {
      return logger.notice("The number of open files has no limit")
    }
    let connections = connections(of: limit - AcceptWatch.spareFiles)
    var metadata: Logger.Metadata = ["files": "\(limit)", "connections": "\(connections)"]
    if let former, former < limit { metadata["raised-from"] = "\(former)" }
    guard connections < sessions else {
      return logger.notice("The number of open files has a limit", metadata: metadata)
    }
    metadata["sessions"] = "\(sessions)"
    metadata["fix"] = "raise the hard limit (ulimit -Hn, LimitNOFILE)"
    logger.warning(
      "Connections need files, and there is no room for as many people as --maximum-sessions allows",
      metadata: metadata)
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

/// A few files that are open so that they can be closed when no other can be opened.
///
/// Where a process may open no file at all, the system's libraries end it: libdispatch opens files as it
/// looks after its threads, and stops the process if it can't.
struct SpareFiles: ~Copyable {
  private var descriptors: [CInt] = []

  /// The number of files that are open; fewer than wanted if no more could be opened.
  var count: Int { descriptors.count }

  init(count: Int) {
    for _ in 0..<count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { break }
      descriptors.append(descriptor)
    }
  }

  /// Makes room for as many other files.
  mutating func release() {
    for descriptor in descriptors { close(descriptor) }
    descriptors = []
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }
}
