import HeadwaterUI

/// Asks about edits that were not kept or not taken back, since others have changed the same before.
struct OvertakenEdits: View {
  let desk: Desk

  var body: some View {
    ForEach(desk.outbox.overtaken) { edit in
      VStack(alignment: .leading, spacing: 8) {
        Label(text(of: edit), systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
        HStack {
          if isPossible(edit) {
            Button("Do it all the same") {
              desk.outbox.insist(on: edit, by: desk.author, to: desk.store)
            }
          }
          Button("Leave it") { desk.outbox.leave(edit) }
        }
      }
      .font(.footnote)
    }
  }

  /// Whether the board still has what it changes.
  private func isPossible(_ edit: WaitingEdit) -> Bool {
    if case .add = edit.edit { return true }
    return edit.edit.card.map { desk.store.cards[id: $0] != nil } ?? true
  }

  private func text(of edit: WaitingEdit) -> String {
    let isKnown = edit.takesBack != nil && !edit.isForgotten(by: desk.store.state)
    let result = isKnown ? "was not done" : "may not have been kept"
    return "You wanted to \(edit.wish), and this \(result). \(reason(for: edit))"
  }

  private func reason(for edit: WaitingEdit) -> String {
    if !isPossible(edit) { return "Somebody has deleted it." }
    return edit.isForgotten(by: desk.store.state)
      ? "Much has been done on the board meanwhile." : "Somebody has changed it meanwhile."
  }
}

extension WaitingEdit {
  /// What the person wanted to do.
  fileprivate var wish: String {
    let card = former.map { "“\($0.title)”" } ?? "a card"
    if takesBack != nil {
      return switch edit {
      case .add(let card, _): "take back that you have deleted “\(card.title)”"
      case .delete: "take back that you have added \(card)"
      case .rename: "take back the title of \(card)"
      case .schedule: "take back the due date of \(card)"
      case .move: "take back the move of \(card)"
      case .name: "take back the name of the board"
      }
    }
    return switch edit {
    case .add(let card, _): "add “\(card.title)”"
    case .delete: "delete \(card)"
    case .rename(_, let title): "rename \(card) to “\(Card.title(title))”"
    case .schedule: "change the due date of \(card)"
    case .move(_, let place): "move \(card) to \(place.column.title)"
    case .name(let text): "name the board “\(text)”"
    }
  }
}
