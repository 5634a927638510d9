import Foundation
import HeadwaterUI

/// An edit that was sent, and is not on the board yet.
struct WaitingEdit: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let edit: Edit
  /// The card as the person saw it; nil for a new one.
  var former: Card?
}

/// The edits of a person that are not kept yet.
///
/// The window remembers them. If the process ends before it has kept them, the next one sends them again, unless the
/// board is as an edit leaves it. If somebody else has changed the same meanwhile, the person is asked first.
@MainActor @Observable
final class Outbox {
  private(set) var waiting: [WaitingEdit] = []
  /// Edits of a former process before which others have changed the same. The person decides about them.
  private(set) var overtaken: [WaitingEdit] = []
  /// Whether they have waited so long that the person should know.
  private(set) var isLate = false

  /// Those that this process has handed to the journal.
  @ObservationIgnored private var sent: Set<UUID> = []

  /// What the window remembers.
  var unfinished: [WaitingEdit] { overtaken + waiting }

  /// The time after which the person is told.
  static let patience = Duration.milliseconds(500)

  /// Sends an edit, which waits here until it is kept. What can't be kept stays.
  func send(
    _ edit: Edit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    let former = expected(by: person, on: store).cards[id: edit.card]
    send(WaitingEdit(id: UUID(), edit: edit, former: former), by: person, to: store)
  }

  /// Sends what a former process has not kept.
  func restore(
    _ edits: [WaitingEdit], by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    for edit in edits where !sent.contains(edit.id) {
      let board = expected(by: person, on: store)
      switch edit.edit.standing(on: board, since: edit.former) {
      case .done: continue
      case .open: send(edit, by: person, to: store)
      case .overtaken: if !overtaken.contains(edit) { overtaken.append(edit) }
      }
    }
  }

  /// Sends an edit all the same that others have come before.
  func insist(
    on edit: WaitingEdit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    leave(edit)
    send(edit, by: person, to: store)
  }

  /// Forgets an edit that others have come before.
  func leave(_ edit: WaitingEdit) { overtaken.removeAll { $0.id == edit.id } }

  /// The board as it is when all that waits is on it.
  private func expected(
    by person: Person.ID, on store: Store<Board.State, Board.Action>
  ) -> Board.State {
    var board = store.state
    for edit in waiting { board.edit(edit.edit, by: person) }
    return board
  }

  /// Waits for as long as a person does not notice.
  func watch(_ clock: any Clock<Duration>) async {
    if waiting.isEmpty {
      isLate = false
    } else if (try? await clock.sleep(for: Self.patience)) != nil {
      isLate = true
    }
  }

  /// The cards for a column that have waited so long that the person should see them.
  func lateCards(in column: Column) -> [Card] {
    guard isLate else { return [] }
    return waiting.compactMap {
      if case .add(let card, _) = $0.edit, card.column == column { card } else { nil }
    }
  }

  private func send(
    _ edit: WaitingEdit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    sent.insert(edit.id)
    waiting.append(edit)
    let task = store.send(.edited(edit.edit, by: person))
    Task {
      await task.finish()
      if isDone(edit, on: store) { waiting.removeAll { $0.id == edit.id } }
    }
  }

  /// Whether nothing is lost when an edit that was answered is forgotten.
  private func isDone(
    _ edit: WaitingEdit, on store: Store<Board.State, Board.Action>
  ) -> Bool {
    if case .readOnly = store.journal?.status { return false }
    guard case .add(let card, _) = edit.edit else { return true }
    // Others may have filled the board meanwhile.
    return store.cards[id: card.id] != nil || store.cards.count < Board.largestCount
  }
}
