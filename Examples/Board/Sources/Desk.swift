import HeadwaterJournal
import HeadwaterUI

/// What a person has in front of them: the board that all share, and who else is there.
///
/// What they type and drag is in the views: it goes to the board when it is done.
@MainActor
struct Desk {
  let store: BoardStore
  let presence: Presence<Visitor>
  let outbox: Outbox
  var person: Person
  /// What tells this window from the person's others.
  let window: String

  var author: Author { Author(person: person.id, window: window) }

  /// The name of the board, as it is typed here or as all see it.
  var boardName: String { outbox.boardName(on: store) }

  /// Makes an edit.
  ///
  /// - Returns: Whether it was taken. If not, so much waits already that it would be lost with the process.
  @discardableResult
  func edit(_ edit: Edit) -> Bool { outbox.send(edit, by: author, to: store) }

  func undo() { outbox.undo(by: author, on: store) }

  /// What the person can take back here.
  var lastStep: Step? { outbox.lastStep(of: author, on: store) }

  /// The other people, each once.
  var others: [Person] {
    var people: [Person] = []
    for other in presence.others.map(\.person)
    where other.id != person.id && !people.contains(where: { $0.id == other.id }) {
      people.append(other)
    }
    return people
  }

  /// The others who look at a card or drag it, by the card.
  var visitors: [Card.ID: [Visitor]] {
    var visitors: [Card.ID: [Visitor]] = [:]
    for other in presence.others where other.person.id != person.id {
      if let card = other.card { visitors[card, default: []].append(other) }
    }
    return visitors
  }
}
