/// A reason why a macro writes nothing.
protocol Refusal: Sendable {
  /// What is wrong, why, and what to do.
  var message: String { get }

  /// The identifier of the diagnostic.
  var identifier: String { get }

  /// Whether to offer the removal of the attribute as a fix.
  var offersRemoval: Bool { get }
}
