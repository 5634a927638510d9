/// How much a test has to state.
public enum Exhaustivity: Sendable {
  /// The test states every change of the state, receives every action, and lets every effect end.
  case exhaustive

  /// The test states only what it is about: a closure states the fields that it sets, actions may be left
  /// out, and effects may still run at the end.
  ///
  /// - A `receive` processes the actions that wait before the expected one.
  /// - A `send` first processes all waiting actions.
  /// - After 10 000 actions that each follow from the one before, or a million in all, the test fails, since
  ///   it would probably never end.
  case relaxed
}
