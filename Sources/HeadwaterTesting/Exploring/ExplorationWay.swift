/// The way in which `explore` goes through a feature.
public struct ExplorationWay: Sendable {
  enum Kind: Sendable {
    case states
    case walks(seed: UInt64, count: Int, length: Int)
  }

  let kind: Kind

  /// Every state. Between two steps of the person or the world, effects go on in a fixed order.
  public static var states: ExplorationWay { ExplorationWay(kind: .states) }

  /// Random walks, for a feature that has too many states.
  ///
  /// - A walk that fails is shrunk: steps are left out as long as it still fails.
  /// - The same seed gives the same walks.
  /// - Walks prove nothing. `eventually` and `leadsTo` are judged where nothing runs any more, so that a way of
  ///   the world that goes round forever is not found.
  ///
  /// - Parameters:
  ///   - seed: Decides about the steps.
  ///   - count: The number of walks.
  ///   - length: The largest number of steps of a walk.
  public static func walks(seed: UInt64, count: Int, length: Int = 100) -> ExplorationWay {
    ExplorationWay(kind: .walks(seed: seed, count: count, length: length))
  }
}
