/// How far an exploration goes.
///
/// It ends at the limit that it reaches first, and says what it has not covered.
public struct ExplorationLimits: Sendable {
  /// The largest number of states.
  public var states: Int

  /// The largest number of steps from an initial state.
  public var depth: Int

  /// The longest time. It is looked at after each step of a store, so that only one that takes long is waited for.
  public var time: Duration

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - states: The largest number of states; a state with its running effects counts as one.
  ///   - depth: The largest number of steps from an initial state.
  ///   - time: The longest time.
  public init(states: Int = 1_000_000, depth: Int = .max, time: Duration = .seconds(60)) {
    self.states = states
    self.depth = depth
    self.time = time
  }
}
