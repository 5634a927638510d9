/// Something that a program did wrong with a store, in words that say what, where, why and what to
/// do.
///
/// A store goes on after an issue: it says in the text what it did instead.
public struct StoreIssue: Sendable, CustomStringConvertible {
  /// What happened, with which data, the likely cause, and the fix.
  public let message: String

  /// Where it began: the call or the effect that is to blame; line 0 where that is not known.
  public let place: SourcePlace

  package init(_ message: String, at place: SourcePlace) {
    self.message = message
    self.place = place
  }

  /// The place, if it is known, and the message.
  public var description: String { place.line == 0 ? message : "\(place): \(message)" }

  /// Prints an issue to the standard output: what stores do unless told otherwise.
  public static let print: @Sendable (StoreIssue) -> Void = { issue in
    Swift.print("Headwater issue, \(issue)")
  }
}
