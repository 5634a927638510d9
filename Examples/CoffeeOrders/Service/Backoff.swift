/// How long to wait before a connection is tried again: a little at first, then ever longer, so that
/// a server that comes back is not met by everyone at once and all the time.
public enum Backoff {
  public static func delay(afterFailures failures: Int) -> Duration {
    let doublings = min(max(failures - 1, 0), 4)
    return .milliseconds(500 << doublings)
  }
}
