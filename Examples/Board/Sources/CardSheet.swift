import Foundation
import HeadwaterUI

/// The sheet of a card, also if somebody deletes it meanwhile.
struct CardSheet: View {
  let id: Card.ID
  let desk: Desk
  /// What was changed and is not saved yet. The window remembers it, so it stays when the card is gone.
  @Binding var draft: CardDraft?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      if let edited {
        CardEditor(
          draft: Binding {
            // Two fields may change before it is evaluated again.
            self.edited ?? edited
          } set: {
            draft = $0.isEdited ? $0 : nil
          }, desk: desk)
      } else {
        GoneCard()
        Button("Close") { dismiss() }
      }
    }
  }

  private var edited: CardDraft? {
    if let draft, draft.former.id == id { return draft }
    return desk.store.cards[id: id].map(CardDraft.init)
  }
}

/// Says that a card is gone.
private struct GoneCard: View {
  var body: some View {
    ContentUnavailableView(
      "This card is gone", systemImage: "tray",
      description: Text("Somebody has deleted it. Whoever did can undo that.")
    )
    .notFound()
  }
}

/// Edits a copy of a card.
///
/// If somebody deletes the card, what was typed stays, and can be put on the board as the card.
private struct CardEditor: View {
  @Binding var draft: CardDraft
  let desk: Desk
  @State private var isRefused = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    form
      .navigationTitle("Card")
      .asksBeforeDismissal(draft.isEdited)
  }

  private var form: some View {
    Form {
      Section {
        TextField("Title", text: $draft.title).onSubmit(save)
          .invalid(Card.isTooLong(draft.title))
        Toggle("Due date", isOn: $draft.hasDue)
        if draft.hasDue { DatePicker("Due", selection: $draft.due) }
      } footer: {
        if Card.isTooLong(draft.title) { TitleLimit(title: draft.title) }
        if isGone {
          Text(
            "Somebody has deleted this card. What you have changed is here, and you can put it back."
          )
        } else if let visitor = desk.visitors[draft.former.id]?.first {
          Text("\(visitor.person.name) looks at this card too.")
        }
        if isRefused {
          Text("So much is not kept yet that this can't be taken now. Try again later.")
        }
      }
      if !isGone {
        Section {
          Button("Delete card", role: .destructive) {
            if take(.delete(draft.former.id)) { dismiss() }
          }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button(isGone ? "Put it back" : "Save", action: save).buttonStyle(.borderedProminent)
          .disabled(!draft.canBeSaved)
      }
    }
  }

  private var isGone: Bool { desk.store.cards[id: draft.former.id] == nil }

  private func save() {
    guard draft.canBeSaved else { return }
    let edits = isGone ? [.add(draft.card, before: nil)] : draft.changes
    if edits.allSatisfy(take) { dismiss() }
  }

  private func take(_ edit: Edit) -> Bool {
    isRefused = !desk.edit(edit)
    return !isRefused
  }
}
