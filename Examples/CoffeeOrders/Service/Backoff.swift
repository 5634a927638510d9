/// The pauses before new attempts to connect. They grow, so that a server that starts again is not overloaded
/// by attempts of all clients.
public enum Backoff {
  public static func delay(afterFailures failures: Int) -> Duration {
    let doublings = min(max(failures - 1, 0), 4)
    return .milliseconds(500 << doublings)
  }
}
