import Foundation
import HeadwaterUI

/// The sheet of a card, also if somebody deletes it meanwhile.
struct CardSheet: View {
  let id: Card.ID
  let desk: Desk
  /// The card as it was last, so that the sheet stays with what was typed when the card is gone.
  @State private var known: Card?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let card = desk.store.cards[id: id]
    NavigationStack {
      if let card = card ?? known {
        CardEditor(card: card, desk: desk)
      } else {
        GoneCard()
        Button("Close") { dismiss() }
      }
    }
    .onChange(of: card, initial: true) { if let card { known = card } }
  }
}

/// Says that a card is gone.
private struct GoneCard: View {
  var body: some View {
    ContentUnavailableView(
      "This card is gone", systemImage: "tray",
      description: Text("Somebody has deleted it. Whoever did can undo that."))
  }
}

/// Edits a copy of a card. Only what the person has changed goes to the board, so what others change stays.
///
/// If somebody deletes the card, what was typed stays, and can be put on the board as the card.
private struct CardEditor: View {
  let desk: Desk
  @State private var former: Card
  @State private var title: String
  @State private var hasDue: Bool
  @State private var due: Date
  @State private var isRefused = false
  @Environment(\.dismiss) private var dismiss

  init(card: Card, desk: Desk) {
    self.desk = desk
    _former = State(wrappedValue: card)
    _title = State(wrappedValue: card.title)
    _hasDue = State(wrappedValue: card.due != nil)
    _due = State(wrappedValue: card.due ?? Self.nextHour)
  }

  var body: some View {
    Group {
      if isGone && !isEdited {
        GoneCard()
        Button("Close") { dismiss() }
      } else {
        form
      }
    }
    .navigationTitle("Card")
    .asksBeforeDismissal(isEdited)
  }

  private var form: some View {
    Form {
      Section {
        TextField("Title", text: $title).onSubmit(save).invalid(Card.isTooLong(title))
        Toggle("Due date", isOn: $hasDue)
        if hasDue { DatePicker("Due", selection: $due) }
      } footer: {
        if Card.isTooLong(title) { TitleLimit(title: title) }
        if isGone {
          Text(
            "Somebody has deleted this card. What you have changed is here, and you can put it back."
          )
        } else if let visitor = desk.visitors[former.id]?.first {
          Text("\(visitor.person.name) looks at this card too.")
        }
        if isRefused {
          Text("So much is not kept yet that this can't be taken now. Try again later.")
        }
      }
      if !isGone {
        Section {
          Button("Delete card", role: .destructive) {
            if take(.delete(former.id)) { dismiss() }
          }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button(isGone ? "Put it back" : "Save", action: save).buttonStyle(.borderedProminent)
          .disabled(!canSave)
      }
    }
  }

  private var isGone: Bool { desk.store.cards[id: former.id] == nil }

  private var chosenDue: Date? { hasDue ? due : nil }

  private var isEdited: Bool { title != former.title || chosenDue != former.due }

  private var canSave: Bool { !Card.title(title).isEmpty && !Card.isTooLong(title) }

  private func save() {
    guard canSave else { return }
    if isGone ? take(.add(edited, before: nil)) : takeChanges() { dismiss() }
  }

  /// The card as the person wants it.
  private var edited: Card {
    Card(id: former.id, title: Card.title(title), column: former.column, due: chosenDue)
  }

  private func takeChanges() -> Bool {
    (title == former.title || take(.rename(former.id, title)))
      && (chosenDue == former.due || take(.schedule(former.id, chosenDue)))
  }

  private func take(_ edit: Edit) -> Bool {
    isRefused = !desk.edit(edit)
    return !isRefused
  }

  /// The next full hour.
  private static var nextHour: Date {
    let hour = 3_600.0
    let now = Date().timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (now / hour).rounded(.down) * hour + hour)
  }
}
