import Foundation
import HeadwaterJournal

/// An edit of a person that is not on the board yet.
struct WaitingEdit: Codable, Equatable, Identifiable, Sendable {
  private(set) var id = UUID()
  private(set) var edit: Edit
  /// The card as the person saw it; nil for a new one.
  private(set) var former: Card?
  /// The name of the board as the person saw it; nil if this changes a card.
  private(set) var formerName: String?
  /// The step that it takes back; nil for an edit of its own.
  private(set) var takesBack: Step.ID?

  /// Makes an edit of a board as the person sees it.
  init(_ edit: Edit, of board: Board.State, takingBack step: Step.ID? = nil) {
    self.edit = edit
    former = edit.card.flatMap { board.cards[id: $0] }
    if case .name = edit { formerName = board.title }
    takesBack = step
  }

  /// The name of the board that it gives; nil if it changes a card.
  var boardName: String? {
    if case .name(let text) = edit { text } else { nil }
  }

  /// The name that it gives as the person types it; nil for anything else.
  var typedName: String? { takesBack == nil ? boardName : nil }

  /// The same as an edit of its own: it is done now, and no longer what was to be taken back.
  var insisted: WaitingEdit {
    var edit = self
    edit.id = UUID()
    edit.takesBack = nil
    return edit
  }

  /// The same with the name as it was typed since.
  func typedOn(to edit: Edit) -> WaitingEdit {
    var typed = self
    typed.edit = edit
    return typed
  }

  func action(by author: Author) -> Board.Action {
    takesBack.map { .undoTapped(by: author, of: $0) } ?? .edited(edit, by: author, as: id)
  }

  /// Compares what it changes with a board that it may be on already.
  func standing(on board: Board.State, by author: Author) -> Edit.Standing {
    if let takesBack {
      // What was taken back has no step any more.
      guard let step = board.steps.last(where: { $0.id == takesBack }) else { return .done }
      return step.stands(on: board) ? .open : .overtaken
    }
    if board.steps.contains(where: { $0.id == id }) { return .done }
    let standing = edit.standing(on: board, since: former, named: formerName)
    guard standing == .overtaken else { return standing }
    // If the window itself has changed the same, it did so later, and what it does is kept in its order.
    if case .delete = edit { return .overtaken }
    return board.steps.last { $0.undo.changesSame(as: edit) }?.author == author ? .done : .overtaken
  }

  /// Whether nothing is lost when it is forgotten, after it was answered.
  @MainActor func isDone(on store: BoardStore) -> Bool {
    if store.isReadOnly { return false }
    guard case .add(let card, _) = edit, takesBack == nil else { return true }
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
  mutating func make(_ waiting: WaitingEdit, by author: Author) {
    if let step = waiting.takesBack {
      undo(by: author, of: step)
    } else {
      edit(waiting.edit, by: author, as: waiting.id)
    }
  }
}
