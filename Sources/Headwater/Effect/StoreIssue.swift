/// A mistake in the use of a store: what happened and where, the likely cause, and the fix.
///
/// A store continues after an issue. The message says what it did instead.
public struct StoreIssue: Sendable, CustomStringConvertible {
  /// The text: what happened, with which data, the likely cause, and the fix.
  public let message: String

  /// The place of the call or effect that caused it; line 0 if that is not known.
  public let place: SourcePlace

  package init(_ message: String, at place: SourcePlace) {
    self.message = message
    self.place = place
  }

  /// The place, if it is known, and the message.
  public var description: String { place.line == 0 ? message : "\(place): \(message)" }

  /// Prints an issue to the standard output, at once. Stores do this by default.
  public static let print: @Sendable (StoreIssue) -> Void = { issue in
    StandardOutput.print("Headwater issue, \(issue)")
  }
}
