import Foundation
import HeadwaterJournal

/// An edit of a person that is not on the board yet.
struct WaitingEdit: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let edit: Edit
  /// The card as the person saw it; nil for a new one.
  var former: Card?
  /// Whether it takes back the person's last edit; nil for no, as windows have remembered it before there were any.
  var isUndo: Bool?

  func action(by person: Person.ID) -> Board.Action {
    isUndo == true ? .undoTapped(by: person) : .edited(edit, by: person)
  }

  /// Compares what it changes with a board that it may be on already.
  func standing(on board: Board.State, by person: Person.ID) -> Edit.Standing {
    guard isUndo == true else { return edit.standing(on: board, since: former) }
    // What was taken back has no step any more.
    let isTakenBack = !board.steps.contains { $0.person == person && $0.undo.isSame(as: edit) }
    if isTakenBack { return .done }
    return board.lastStep(of: person)?.undo.isSame(as: edit) == true ? .open : .overtaken
  }

  /// Whether nothing is lost when it is forgotten, after it was answered.
  @MainActor func isDone(on store: Store<Board.State, Board.Action>) -> Bool {
    if store.isReadOnly { return false }
    guard case .add(let card, _) = edit, isUndo != true else { return true }
    // Others may have filled the board meanwhile.
    return store.cards[id: card.id] != nil || store.cards.count < Board.largestCount
  }
}

extension Store where State == Board.State, Action == Board.Action {
  /// Whether what is sent now is not kept, and can be sent again by another process.
  var isReadOnly: Bool {
    if case .readOnly = journal?.status { true } else { false }
  }
}

extension Board.State {
  /// Does what waits.
  mutating func make(_ waiting: WaitingEdit, by person: Person.ID) {
    if waiting.isUndo != true {
      edit(waiting.edit, by: person)
    } else if waiting.standing(on: self, by: person) == .open {
      undo(by: person)
    }
  }
}

extension Edit {
  /// Whether two edits do the same. The order of the cards in a column is not compared.
  fileprivate func isSame(as other: Edit) -> Bool {
    switch (self, other) {
    case (.add(let card, _), .add(let otherCard, _)): card.id == otherCard.id
    case (.move(let id, let place), .move(let otherID, let otherPlace)):
      id == otherID && place.column == otherPlace.column
    default: self == other
    }
  }
}
