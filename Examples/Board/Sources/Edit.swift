import Foundation
import Headwater

/// A change of the cards.
enum Edit: Codable, Equatable, Sendable {
  case add(Card, before: Card.ID?)
  case delete(Card.ID)
  case rename(Card.ID, String)
  case schedule(Card.ID, Date?)
  case move(Card.ID, Place)

  /// The card that it changes.
  var card: Card.ID {
    switch self {
    case .add(let card, _): card.id
    case .delete(let id), .rename(let id, _), .schedule(let id, _), .move(let id, _): id
    }
  }
}

/// An edit of a person that they can take back.
struct Step: Codable, Equatable, Sendable {
  let person: Person.ID
  /// The edit that takes it back.
  let undo: Edit
  /// The card as the person has left it, or has deleted it.
  let card: Card

  /// What the person did.
  var title: String {
    let verb =
      switch undo {
      case .add: "delete"
      case .delete: "add"
      case .rename: "rename"
      case .schedule: "reschedule"
      case .move: "move"
      }
    return "\(verb) “\(card.title)”"
  }

  /// Whether nobody has changed the same since.
  func stands(in cards: IdentifiedArray<Card>) -> Bool {
    guard let now = cards[id: card.id] else {
      if case .add = undo { return true }
      return false
    }
    return switch undo {
    case .add: false
    case .delete: now.title == card.title && now.due == card.due
    case .rename: now.title == card.title
    case .schedule: now.due == card.due
    case .move: now.column == card.column
    }
  }
}
