/// How much a test store asks a test to state.
public enum Exhaustivity: Sendable {
  /// Every change of the state, every action that was sent, and every effect that runs.
  case exhaustive

  /// Only what the test states: a closure states the fields it sets, actions may be left out, and
  /// effects may run on.
  ///
  /// - A `receive` processes those that wait before the one it expects.
  /// - A `send` first processes those that wait.
  /// - Any number is processed that ends. After 10 000 of which each follows from the one before, or a
  ///   million in all, they are taken for endless, and the test fails.
  case relaxed
}
