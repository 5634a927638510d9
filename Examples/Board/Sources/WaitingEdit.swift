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
  /// The number of edits that were kept before it; nil if its version did not count them.
  private(set) var count: Int?
  /// How many steps stood after the one that it takes back; nil if its version did not count them.
  private(set) var laterSteps: Int?

  /// Makes an edit of a board as the person sees it.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - board: The board with all that waits.
  ///   - step: The step that it takes back; nil for an edit of its own.
  ///   - count: The number of edits that are kept.
  init(
    _ edit: Edit, of board: Board.State, takingBack step: Step.ID? = nil, after count: Int
  ) {
    self.edit = edit
    former = edit.card.flatMap { board.cards[id: $0] }
    if case .name = edit { formerName = board.title }
    takesBack = step
    self.count = count
    let index = board.steps.lastIndex { $0.id == step }
    laterSteps = step == nil ? nil : index.map { board.steps.count - 1 - $0 }
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
      if let step = board.steps.last(where: { $0.id == takesBack }) {
        return step.stands(on: board) ? .open : .overtaken
      }
      // What was taken back has no step any more.
      guard isForgotten(by: board) else { return .done }
      let standing = edit.standing(on: board, since: former, named: formerName)
      return standing == .done ? .done : .overtaken
    }
    if board.kept.contains(id) { return .done }
    switch edit.standing(on: board, since: former, named: formerName) {
    case .done: return .done
    // Somebody may have taken it back.
    case .open: return isForgotten(by: board) ? .overtaken : .open
    case .overtaken:
      // If the window itself has changed the same, it did so later, and what it does is kept in its order.
      if case .delete = edit { return .overtaken }
      let last = board.steps.last { $0.undo.changesSame(as: edit) }
      return last?.author == author ? .done : .overtaken
    }
  }

  /// Whether nobody knows any more if it was made, since so many others were.
  func isForgotten(by board: Board.State) -> Bool {
    guard let count else { return false }
    if let takesBack {
      guard let laterSteps, !board.steps.contains(where: { $0.id == takesBack }) else {
        return false
      }
      return board.kept.count - count + laterSteps >= Board.rememberedSteps
    }
    return !board.kept.contains(id) && !board.kept.remembersAll(after: count)
  }

  /// Whether nothing is lost when it is forgotten, after it was answered.
  @MainActor func isDone(on store: BoardStore) -> Bool {
    if store.isReadOnly { return false }
    guard case .add = edit, takesBack == nil else { return true }
    // Others may have filled the board before it.
    return store.kept.contains(id) || isForgotten(by: store.state)
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
