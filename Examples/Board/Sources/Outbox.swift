import Foundation
import HeadwaterUI

/// The edits of a person that are not kept yet.
///
/// The window remembers them. If the process ends before it has kept them, the next one sends them again, unless the
/// board has had an edit or is as that leaves it. If somebody else has changed the same meanwhile, the person is asked
/// first. Of more than a window can remember, nothing is taken: it would be lost with the process.
@MainActor @Observable
final class Outbox {
  private(set) var waiting: [WaitingEdit] = []
  /// Edits before which others have changed the same. The person decides about them.
  private(set) var overtaken: [WaitingEdit] = []
  /// Whether they have waited so long that the person should know.
  private(set) var isLate = false
  /// Whether an edit was not taken since so much waits.
  private(set) var isFull = false

  /// Those that this process has handed to the journal.
  @ObservationIgnored private var sent: Set<UUID> = []

  /// The board as the person expects it, as far as it was computed.
  @ObservationIgnored var foreseen: Foreseen?

  /// What the window remembers.
  var unfinished: [WaitingEdit] { overtaken + waiting }

  /// The time after which the person is told.
  static let patience = Duration.milliseconds(500)

  /// The most bytes that it remembers. A window stores 16 KB, with all else that it remembers.
  static let mostBytes = 12 * 1_024

  /// Sends an edit, which waits here until it is kept. What can't be kept stays.
  ///
  /// - Returns: Whether it was taken.
  func send(_ edit: Edit, by author: Author, to store: BoardStore) -> Bool {
    let board = expected(by: author, on: store)
    return take(WaitingEdit(edit, of: board, after: store.kept.count), by: author, to: store)
  }

  /// Takes back the last edit of the window, also if that one waits here.
  func undo(by author: Author, on store: BoardStore) {
    let board = expected(by: author, on: store)
    guard let step = board.lastStep(of: author) else { return }
    let undo = WaitingEdit(step.undo, of: board, takingBack: step.id, after: store.kept.count)
    _ = take(undo, by: author, to: store)
  }

  /// Sends what a former process has not kept.
  func restore(_ edits: [WaitingEdit], by author: Author, to store: BoardStore) {
    for edit in edits where !sent.contains(edit.id) && !waiting.contains(edit) {
      switch edit.standing(on: expected(by: author, on: store), by: author) {
      // Of an edit that was taken back before it was kept, nothing is left to ask.
      case .done: if let step = edit.takesBack { overtaken.removeAll { $0.id == step } }
      case .open: add(edit, by: author, to: store)
      case .overtaken: ask(about: edit)
      }
    }
  }

  /// Lets the person decide about an edit that others have come before. Of a name that was typed, the last one counts.
  private func ask(about edit: WaitingEdit) {
    overtaken.removeAll { $0.id == edit.id || $0.typedName != nil && edit.typedName != nil }
    overtaken.append(edit)
  }

  /// Sends an edit all the same that others have come before.
  func insist(on edit: WaitingEdit, by author: Author, to store: BoardStore) {
    leave(edit)
    add(edit.insisted, by: author, to: store)
  }

  /// Forgets an edit that others have come before.
  func leave(_ edit: WaitingEdit) {
    overtaken.removeAll { $0.id == edit.id }
    isFull = false
  }

  /// Waits for as long as a person does not notice. What the journal had no room for is then handed over again.
  ///
  /// The journal is asked for nothing then, however many windows do so: whether it has room is known in this process.
  func watch(
    _ clock: any Clock<Duration>, by author: Author,
    to store: BoardStore
  ) async {
    if waiting.isEmpty { isLate = false }
    while !waiting.isEmpty, (try? await clock.sleep(for: Self.patience)) != nil {
      if !isLate { isLate = true }
      handOver(by: author, to: store)
      if waiting.next(besides: sent, on: store.state) == nil || store.isReadOnly { return }
    }
  }

  /// Takes an edit if the window can remember it besides what waits already.
  private func take(_ edit: WaitingEdit, by author: Author, to store: BoardStore) -> Bool {
    var edits = waiting
    if edit.typedName != nil, let last = edits.last, last.typedName != nil, !sent.contains(last.id)
    {
      edits[edits.count - 1] = last.typedOn(to: edit.edit)
    } else {
      edits.append(edit)
    }
    let bytes = (try? JSONEncoder().encode(overtaken + edits))?.count
    guard let bytes, bytes <= Self.mostBytes else {
      isFull = true
      return false
    }
    waiting = edits
    handOver(by: author, to: store)
    return true
  }

  private func add(_ edit: WaitingEdit, by author: Author, to store: BoardStore) {
    waiting.append(edit)
    handOver(by: author, to: store)
  }

  /// Hands to the journal, in their order, as many as it takes. It has a limit for all people together.
  private func handOver(by author: Author, to store: BoardStore) {
    while let edit = waiting.next(besides: sent, on: store.state) {
      if store.journal?.takesActions == false { return }
      sent.insert(edit.id)
      let task = store.send(edit.action(by: author))
      Task {
        await task.finish()
        if edit.isDone(on: store) {
          finish(edit, by: author, on: store)
        } else if !store.isReadOnly {
          sent.remove(edit.id)
        }
        handOver(by: author, to: store)
      }
    }
  }

  /// Forgets an edit that was answered. If others came before what was to be taken back, the person is told.
  private func finish(_ edit: WaitingEdit, by author: Author, on store: BoardStore) {
    waiting.removeAll { $0.id == edit.id }
    isFull = false
    if edit.takesBack != nil, edit.standing(on: store.state, by: author) == .overtaken {
      ask(about: edit)
    }
  }
}
