import HeadwaterUI

/// Asks about edits that were not kept, and before which others have changed the same.
struct OvertakenEdits: View {
  let desk: Desk

  var body: some View {
    ForEach(desk.outbox.overtaken) { edit in
      VStack(alignment: .leading, spacing: 8) {
        Label(text(of: edit), systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
        HStack {
          if isPossible(edit) {
            Button("Do it all the same") {
              desk.outbox.insist(on: edit, by: desk.person.id, to: desk.store)
            }
          }
          Button("Leave it") { desk.outbox.leave(edit) }
        }
      }
      .font(.footnote)
    }
  }

  /// Whether the board still has the card.
  private func isPossible(_ edit: WaitingEdit) -> Bool {
    if case .add = edit.edit { true } else { desk.store.cards[id: edit.edit.card] != nil }
  }

  private func text(of edit: WaitingEdit) -> String {
    let end = isPossible(edit) ? "Somebody has changed it meanwhile." : "Somebody has deleted it."
    return "You wanted to \(edit.wish), and this may not have been kept. \(end)"
  }
}

extension WaitingEdit {
  /// What the person wanted to do.
  fileprivate var wish: String {
    let card = former.map { "“\($0.title)”" } ?? "a card"
    return switch edit {
    case .add(let card, _): "add “\(card.title)”"
    case .delete: "delete \(card)"
    case .rename(_, let title): "rename \(card) to “\(Card.title(title))”"
    case .schedule: "change the due date of \(card)"
    case .move(_, let place): "move \(card) to \(place.column.title)"
    }
  }
}
