/// The pauses before new attempts to connect. They grow, so that a server that starts again is not overloaded, but
/// not beyond two seconds, since people wait for it.
public struct Backoff: Sendable {
  private let share: Double

  /// - Parameter share: The part of each pause that is waited, from 0 to 1. It differs from client to client, so that
  ///   they do not all come at once.
  public init(share: Double = .random(in: 0.75...1)) {
    self.share = share
  }

  public func delay(afterFailures failures: Int) -> Duration {
    let doublings = min(max(failures - 1, 0), 2)
    return .milliseconds(500 << doublings) * share
  }
}
