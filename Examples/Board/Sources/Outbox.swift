import Foundation
import HeadwaterUI

/// The edits of a person that are not kept yet.
///
/// The window remembers them. If the process ends before it has kept them, the next one sends them again, unless the
/// board is as an edit leaves it. If somebody else has changed the same meanwhile, the person is asked first. Of more
/// than a window can remember, nothing is taken: it would be lost with the process.
@MainActor @Observable
final class Outbox {
  private(set) var waiting: [WaitingEdit] = []
  /// Edits of a former process before which others have changed the same. The person decides about them.
  private(set) var overtaken: [WaitingEdit] = []
  /// Whether they have waited so long that the person should know.
  private(set) var isLate = false
  /// Whether an edit was not taken since so much waits.
  private(set) var isFull = false

  /// Those that this process has handed to the journal.
  @ObservationIgnored private var sent: Set<UUID> = []

  /// What the window remembers.
  var unfinished: [WaitingEdit] { overtaken + waiting }

  /// The time after which the person is told.
  static let patience = Duration.milliseconds(500)

  /// The most bytes that it remembers. A window stores 16 KB, with all else that it remembers.
  static let mostBytes = 12 * 1_024

  /// Sends an edit, which waits here until it is kept. What can't be kept stays.
  ///
  /// - Returns: Whether it was taken.
  func send(
    _ edit: Edit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) -> Bool {
    let former = expected(by: person, on: store).cards[id: edit.card]
    return take(WaitingEdit(id: UUID(), edit: edit, former: former), by: person, to: store)
  }

  /// Takes back the last edit of the person, also if that one waits here.
  func undo(by person: Person.ID, on store: Store<Board.State, Board.Action>) {
    let board = expected(by: person, on: store)
    guard let edit = board.lastStep(of: person)?.undo else { return }
    let former = board.cards[id: edit.card]
    _ = take(
      WaitingEdit(id: UUID(), edit: edit, former: former, isUndo: true), by: person, to: store)
  }

  /// Sends what a former process has not kept.
  func restore(
    _ edits: [WaitingEdit], by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    for edit in edits where !sent.contains(edit.id) && !waiting.contains(edit) {
      switch edit.standing(on: expected(by: person, on: store), by: person) {
      case .done: continue
      case .open: add(edit, by: person, to: store)
      case .overtaken: if !overtaken.contains(edit) { overtaken.append(edit) }
      }
    }
  }

  /// Sends an edit all the same that others have come before.
  func insist(
    on edit: WaitingEdit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    leave(edit)
    // It is done now, and no longer what was to be taken back.
    var edit = edit
    edit.isUndo = nil
    add(edit, by: person, to: store)
  }

  /// Forgets an edit that others have come before.
  func leave(_ edit: WaitingEdit) {
    overtaken.removeAll { $0.id == edit.id }
    isFull = false
  }

  /// Waits for as long as a person does not notice. What the journal had no room for is then handed over again.
  func watch(
    _ clock: any Clock<Duration>, by person: Person.ID,
    to store: Store<Board.State, Board.Action>
  ) async {
    if waiting.isEmpty { isLate = false }
    while !waiting.isEmpty, (try? await clock.sleep(for: Self.patience)) != nil {
      isLate = true
      handOver(by: person, to: store)
      if isAllSent || store.isReadOnly { return }
    }
  }

  /// Takes an edit if the window can remember it besides what waits already.
  private func take(
    _ edit: WaitingEdit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) -> Bool {
    let bytes = (try? JSONEncoder().encode(unfinished + [edit]))?.count
    guard let bytes, bytes <= Self.mostBytes else {
      isFull = true
      return false
    }
    add(edit, by: person, to: store)
    return true
  }

  private func add(
    _ edit: WaitingEdit, by person: Person.ID, to store: Store<Board.State, Board.Action>
  ) {
    waiting.append(edit)
    handOver(by: person, to: store)
  }

  private var isAllSent: Bool { waiting.allSatisfy { sent.contains($0.id) } }

  /// Hands to the journal, in their order, as many as it takes. It has a limit for all people together.
  private func handOver(by person: Person.ID, to store: Store<Board.State, Board.Action>) {
    for edit in waiting where !sent.contains(edit.id) {
      if store.journal?.takesActions == false { return }
      sent.insert(edit.id)
      let task = store.send(edit.action(by: person))
      Task {
        await task.finish()
        if edit.isDone(on: store) { forget(edit) }
        handOver(by: person, to: store)
      }
    }
  }

  private func forget(_ edit: WaitingEdit) {
    waiting.removeAll { $0.id == edit.id }
    isFull = false
  }
}
