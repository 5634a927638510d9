/// The way in which `explore` goes through a feature.
public struct ExplorationWay: Sendable {
  enum Kind: Sendable {
    case states
    case schedules(effectsAtOnce: Int)
    case walks(seed: UInt64, count: Int, length: Int)
  }

  let kind: Kind

  /// Every state. Between two steps of the person or the world, effects go on in a fixed order.
  public static var states: ExplorationWay { ExplorationWay(kind: .states) }

  /// Every state, in all orders in which a store can hear its effects.
  ///
  /// By ``states``, the actions that effects send between two steps are processed in a fixed order. In an app they
  /// come in any order, and the person can be faster than each of them. Here the store takes the next action of any
  /// effect, one by one, and the person and the world may act in between.
  ///
  /// - The actions of one effect keep their order, also those of its child tasks.
  /// - Properties are judged where no action of an effect waits.
  /// - Time passes only where no action of an effect waits.
  /// - The printed test states the order with `deliver(from:)` of a ``TestStore``.
  ///
  /// - Parameter effectsAtOnce: The largest number of effects that run at the same time. A state with more of them is
  ///   not continued, and the report says so.
  public static func schedules(effectsAtOnce: Int = 3) -> ExplorationWay {
    ExplorationWay(kind: .schedules(effectsAtOnce: effectsAtOnce))
  }

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
