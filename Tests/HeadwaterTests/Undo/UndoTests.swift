import Foundation
import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// A text and a list. Changes of the text are grouped.
private struct Editor: Reducer {
  struct Document: Equatable, Codable {
    var title = ""
    var shapes: [Int] = []
  }

  struct State: Equatable, Codable {
    var document = Document()
    var selection: Int?
    var history = UndoHistory<Document>()
  }

  enum Action: Equatable, Sendable, CasePathable {
    case titleChanged(String)
    case shapeAdded(Int)
    case shapeSelected(Int)
    case shapesLoaded([Int])
    case history(UndoAction)

    struct Cases { var history: HistoryCase.Type { HistoryCase.self } }
    static var cases: Cases { Cases() }

    enum HistoryCase: CasePath {
      static func embed(_ value: UndoAction) -> Action { .history(value) }
      static func extract(_ root: Action) -> UndoAction? {
        if case .history(let action) = root { action } else { nil }
      }
    }
  }

  var limit = 100

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title): state.document.title = title
      case .shapeAdded(let shape): state.document.shapes.append(shape)
      case .shapeSelected(let shape): state.selection = shape
      case .shapesLoaded(let shapes): state.document.shapes = shapes
      case .history(.undo), .history(.redo): state.selection = nil
      case .history(.endGroup): break
      }
      return .none
    }
    .undoable(\.document, history: \.history, action: \.history, limit: limit) { action in
      switch action {
      case .titleChanged: .group("title")
      case .shapesLoaded: .unrecorded
      default: .step
      }
    }
  }
}

@Suite("Undo")
struct UndoTests {
  private func state(after actions: [Editor.Action], limit: Int = 100) -> Editor.State {
    let reducer = Editor(limit: limit).resolved()
    var state = Editor.State()
    for action in actions { _ = reducer.reduce(&state, action) }
    return state
  }

  @Test("each change is a step, and undoing and redoing it puts the value back")
  func steps() {
    var actions: [Editor.Action] = [.shapeAdded(1), .shapeAdded(2), .history(.undo)]
    #expect(state(after: actions).document.shapes == [1])
    actions.append(.history(.undo))
    #expect(state(after: actions).document.shapes == [])
    #expect(!state(after: actions).history.canUndo)
    actions += [.history(.undo), .history(.redo)]
    #expect(state(after: actions).document.shapes == [1])
    actions += [.history(.redo), .history(.redo)]
    #expect(state(after: actions).document.shapes == [1, 2])
    #expect(!state(after: actions).history.canRedo)
  }

  @Test("what is typed is one step, until something else changes or the group is ended")
  func groups() {
    let typed: [Editor.Action] = [.titleChanged("a"), .titleChanged("ab"), .titleChanged("abc")]
    #expect(state(after: typed).history.undoCount == 1)
    #expect(state(after: typed + [.history(.undo)]).document.title == "")

    let ended = typed + [.history(.endGroup), .titleChanged("abcd")]
    #expect(state(after: ended).history.undoCount == 2)
    #expect(state(after: ended + [.history(.undo)]).document.title == "abc")

    let between = typed + [.shapeAdded(1), .titleChanged("x"), .titleChanged("xy")]
    #expect(state(after: between).history.undoCount == 3)
    #expect(state(after: between + [.history(.undo)]).document.title == "abc")
  }

  @Test("an undo of what is typed after a server's answer keeps the answer")
  func answerInGroup() {
    let typed: [Editor.Action] = [.titleChanged("a"), .shapesLoaded([7]), .titleChanged("ab")]
    let undone = state(after: typed + [.history(.undo)])
    #expect(undone.document.shapes == [7])
    #expect(undone.document.title == "a")
    #expect(state(after: typed + [.history(.undo), .history(.redo)]).document.title == "ab")

    // An answer that says nothing new ends no group.
    let same: [Editor.Action] = [.titleChanged("a"), .shapesLoaded([]), .titleChanged("ab")]
    #expect(state(after: same).history.undoCount == 1)
  }

  @Test("an action that changes nothing of the value is no step, and ends no group")
  func noChange() {
    let actions: [Editor.Action] = [
      .titleChanged("a"), .shapeSelected(7), .titleChanged("ab"), .shapeSelected(8),
    ]
    #expect(state(after: actions).history.undoCount == 1)
    #expect(state(after: [.titleChanged("")]).history.undoCount == 0)
  }

  @Test("after an undo a change begins a new step, and forgets what was undone")
  func branch() {
    let actions: [Editor.Action] = [.titleChanged("a"), .history(.undo), .titleChanged("b")]
    let state = state(after: actions)
    #expect(state.history.undoCount == 1)
    #expect(!state.history.canRedo)
    #expect(self.state(after: actions + [.history(.undo)]).document.title == "")
  }

  @Test("a change that is not recorded is no step")
  func unrecorded() {
    let state = state(after: [.shapeAdded(1), .shapesLoaded([5, 6]), .history(.undo)])
    #expect(state.document.shapes == [])
    #expect(state.history.undoCount == 0)
  }

  @Test("the reducer sees that something was undone")
  func selection() {
    #expect(state(after: [.shapeAdded(1), .shapeSelected(1), .history(.undo)]).selection == nil)
  }

  @Test("no more steps than the limit are kept, the newest ones")
  func limit() {
    let state = state(after: (1...50).map { .shapeAdded($0) }, limit: 3)
    #expect(state.history.undoCount == 3)
    let undone = self.state(
      after: (1...50).map { .shapeAdded($0) } + Array(repeating: .history(.undo), count: 9),
      limit: 3)
    #expect(undone.document.shapes == Array(1...47))
    #expect(undone.history.description == "0 to undo, 3 to redo")
  }

  @Test("a history is encoded and decoded with the state")
  func coding() throws {
    let state = state(after: [.shapeAdded(1), .titleChanged("a"), .history(.undo)])
    let decoded = try JSONDecoder().decode(Editor.State.self, from: JSONEncoder().encode(state))
    #expect(decoded == state)
  }

  @Test("random changes are undone and redone like a list of all values", arguments: Seeds.many)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let reducer = Editor(limit: .max).resolved()
    var state = Editor.State()
    var values = [state.document]
    var place = 0
    for _ in 0..<200 {
      switch generator.number(0...3) {
      case 0:
        _ = reducer.reduce(&state, .history(.undo))
        place = max(place - 1, 0)
      case 1:
        _ = reducer.reduce(&state, .history(.redo))
        place = min(place + 1, values.count - 1)
      default:
        _ = reducer.reduce(&state, .shapeAdded(generator.number(0...9)))
        values.removeSubrange((place + 1)...)
        values.append(state.document)
        place += 1
      }
      #expect(state.document == values[place])
      #expect(state.history.undoCount == place)
      #expect(state.history.redoCount == values.count - 1 - place)
    }
  }

  @Test("a store's screen says whether there is something to undo")
  @MainActor func store() {
    let store = Store(initialState: Editor.State(), reducer: Editor())
    #expect(!store.history.canUndo)
    store.send(.shapeAdded(1))
    #expect(store.history.canUndo)
    store.send(.history(.undo))
    #expect(store.document.shapes == [])
    #expect(store.history.canRedo)
  }
}
