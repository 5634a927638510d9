import Foundation
import Headwater

/// An edit of a person that they can take back.
struct Step: Codable, Equatable, Sendable {
  /// The id of the edit; nil if its version had none.
  var id: UUID?
  let author: Author
  /// The edit that takes it back.
  let undo: Edit
  /// The card as the person has left it, or has deleted it; nil if they have named the board.
  var card: Card?
  /// The name of the board as the person has left it; nil if they have changed a card.
  var name: String?

  /// What the person did.
  var title: String {
    let verb =
      switch undo {
      case .add: "delete"
      case .delete: "add"
      case .rename: "rename"
      case .schedule: "reschedule"
      case .move: "move"
      case .name: "name the board"
      }
    return "\(verb) “\(card?.title ?? name ?? "")”"
  }

  /// Whether nobody has changed the same since.
  func stands(on board: Board.State) -> Bool {
    if case .name = undo { return board.title == name }
    guard let card else { return false }
    let now = board.cards[id: card.id]
    return switch undo {
    case .add: now == nil
    case .delete: now?.title == card.title && now?.due == card.due
    case .rename: now?.title == card.title
    case .schedule: now != nil && now?.due == card.due
    case .move: now?.column == card.column
    case .name: false
    }
  }
}

extension Step {
  typealias ID = UUID
}
