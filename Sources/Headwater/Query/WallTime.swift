#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A clock that says what time it is for the age of answers which are kept longer than a process lives.
///
/// Other clocks measure durations only, and the time is that of the system. A clock for tests has a time of its own.
public protocol WallClock: Clock<Duration> {
  /// The time since the beginning of 1970.
  var timeSince1970: Duration { get }
}

enum WallTime {
  /// The time of a clock since the beginning of 1970.
  static func now(of clock: any Clock<Duration>) -> Duration {
    if let clock = clock as? any WallClock { return clock.timeSince1970 }
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
    #else
      // Without a system there is no time that outlives the process. An answer that is read back is then as old as it was.
      return .zero
    #endif
  }
}
