import Foundation
import HeadwaterUI

/// The sheet of a card, also if somebody deletes it meanwhile.
struct CardSheet: View {
  let id: Card.ID
  let desk: Desk
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      if let card = desk.store.cards[id: id] {
        CardEditor(card: card, desk: desk)
      } else {
        ContentUnavailableView(
          "This card is gone", systemImage: "tray",
          description: Text("Somebody has deleted it. Whoever did can undo that."))
        Button("Close") { dismiss() }
      }
    }
  }
}

/// Edits a copy of a card. Only what the person has changed goes to the board, so what others change stays.
private struct CardEditor: View {
  let desk: Desk
  @State private var former: Card
  @State private var title: String
  @State private var hasDue: Bool
  @State private var due: Date
  @Environment(\.dismiss) private var dismiss

  init(card: Card, desk: Desk) {
    self.desk = desk
    _former = State(wrappedValue: card)
    _title = State(wrappedValue: card.title)
    _hasDue = State(wrappedValue: card.due != nil)
    _due = State(wrappedValue: card.due ?? Self.nextHour)
  }

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title).onSubmit(save).invalid(Card.isTooLong(title))
        Toggle("Due date", isOn: $hasDue)
        if hasDue { DatePicker("Due", selection: $due) }
      } footer: {
        if Card.isTooLong(title) { TitleLimit(title: title) }
        if let visitor = desk.visitors[former.id]?.first {
          Text("\(visitor.person.name) looks at this card too.")
        }
      }
      Section {
        Button("Delete card", role: .destructive) {
          desk.edit(.delete(former.id))
          dismiss()
        }
      }
    }
    .navigationTitle("Card")
    .asksBeforeDismissal(isEdited)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: save).buttonStyle(.borderedProminent).disabled(!canSave)
      }
    }
  }

  private var chosenDue: Date? { hasDue ? due : nil }

  private var isEdited: Bool { title != former.title || chosenDue != former.due }

  private var canSave: Bool { !Card.title(title).isEmpty && !Card.isTooLong(title) }

  private func save() {
    guard canSave else { return }
    if title != former.title { desk.edit(.rename(former.id, title)) }
    if chosenDue != former.due { desk.edit(.schedule(former.id, chosenDue)) }
    dismiss()
  }

  /// The next full hour.
  private static var nextHour: Date {
    let hour = 3_600.0
    let now = Date().timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (now / hour).rounded(.down) * hour + hour)
  }
}
