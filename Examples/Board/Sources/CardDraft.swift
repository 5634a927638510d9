import Foundation

/// A card as a person changes it in its sheet.
///
/// It keeps the card as it was when the first change was made. Only what the person has changed goes to the board, so what
/// others change stays.
struct CardDraft: Codable, Equatable, Sendable {
  let former: Card
  var title: String
  var hasDue: Bool
  var due: Date

  init(_ card: Card) {
    former = card
    title = card.title
    hasDue = card.due != nil
    due = card.due ?? Self.nextHour
  }

  var chosenDue: Date? { hasDue ? due : nil }

  var isEdited: Bool { title != former.title || chosenDue != former.due }

  /// Whether a card can have the title.
  var canBeSaved: Bool { !Card.title(title).isEmpty && !Card.isTooLong(title) }

  /// What the person has changed.
  var changes: [Edit] {
    var changes: [Edit] = []
    if title != former.title { changes.append(.rename(former.id, title)) }
    if chosenDue != former.due { changes.append(.schedule(former.id, chosenDue)) }
    return changes
  }

  /// The card as the person wants it, for a board from which it was deleted.
  var card: Card {
    Card(id: former.id, title: Card.title(title), column: former.column, due: chosenDue)
  }

  /// The next full hour.
  private static var nextHour: Date {
    let hour = 3_600.0
    let now = Date().timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (now / hour).rounded(.down) * hour + hour)
  }
}
