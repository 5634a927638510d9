import Foundation
import Headwater

/// A change of the cards, or of the name of the board.
enum Edit: Codable, Equatable, Sendable {
  case add(Card, before: Card.ID?)
  case delete(Card.ID)
  case rename(Card.ID, String)
  case schedule(Card.ID, Date?)
  case move(Card.ID, Place)
  case name(String)

  /// The card that it changes; nil for the name of the board.
  var card: Card.ID? {
    switch self {
    case .add(let card, _): card.id
    case .delete(let id), .rename(let id, _), .schedule(let id, _), .move(let id, _): id
    case .name: nil
    }
  }

  /// Whether two edits change the same. One that adds or deletes a card changes all of it.
  func changesSame(as other: Edit) -> Bool {
    guard card == other.card else { return false }
    return switch (self, other) {
    case (.add, _), (.delete, _), (_, .add), (_, .delete): true
    case (.rename, .rename), (.schedule, .schedule), (.move, .move), (.name, .name): true
    default: false
    }
  }
}
