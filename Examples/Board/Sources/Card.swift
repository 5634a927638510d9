import Foundation

/// A card of the board.
struct Card: Codable, Equatable, Identifiable, Sendable {
  /// The longest title, in characters.
  static let longestTitle = 120

  let id: UUID
  var title: String
  var column: Column
  var due: Date?
  /// Whether the due date has come.
  var isDue = false

  /// Whether a title would lose characters.
  static func isTooLong(_ text: String) -> Bool {
    text.trimmingCharacters(in: .whitespacesAndNewlines) != title(text)
  }

  /// A title as cards have it: without spaces around it, and not too long.
  static func title(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).shortened(to: longestTitle)
  }
}

/// The columns, in their order. The names of the cases are in the journal.
enum Column: String, CaseIterable, Codable, Identifiable, Sendable {
  case ideas, planned, doing, done

  var id: Self { self }

  var title: String {
    switch self {
    case .ideas: "Ideas"
    case .planned: "To do"
    case .doing: "Doing"
    case .done: "Done"
    }
  }
}

/// Where a card stands: before another one, or at the end of its column.
///
/// If that card has gone elsewhere meanwhile, the end counts.
struct Place: Codable, Equatable, Sendable {
  var column: Column
  var before: Card.ID?
}
