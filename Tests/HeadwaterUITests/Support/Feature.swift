import Headwater

/// A feature with parts of each kind that views present.
struct Feature: Reducer {
  struct State: Equatable {
    var name = ""
    var address = Address()
    var editor: Editor.State?
    var alert: AlertState<Answer>?
    var choice: ConfirmationDialogState<Int>?
    var panel: Panel.State?
    var rows: IdentifiedArray<Row.State> = []
    var path: StackState<Row.State> = []
    var log: [String] = []
  }

  struct Address: Equatable {
    var city = ""
  }

  enum Answer: Equatable {
    case delete, again
  }

  enum Action: Equatable {
    case nameChanged(String)
    case cityChanged(String)
    case editTapped(id: Int)
    case editor(PresentationAction<Editor.Action>)
    case editorClosed
    case askTapped
    case alert(PresentationAction<Answer>)
    case chooseTapped
    case choice(PresentationAction<Int>)
    case show(Panel.State?)
    case panel(PresentationAction<Panel.Action>)
    case added(Row.State)
    case removed(id: Int)
    case rows(ElementAction<Int, Row.Action>)
    case pushed(Row.State)
    case popped
    case opened([Row.State])
    case path(StackAction<Row.State, Row.Action>)
  }

  var body: some Reducer<State, Action> {
    Editor().lift(optional: \.editor, action: \.editor)
    Row().lift(each: \.rows, action: \.rows)
    Row().lift(stack: \.path, action: \.path)
    AlertReducer().lift(optional: \.alert, action: \.alert)
    ConfirmationDialogReducer().lift(optional: \.choice, action: \.choice)
    Panel().lift(optional: \.panel, action: \.panel)
    Reduce { state, action in
      state.log.append(action.name)
      switch action {
      case .nameChanged(let name): state.name = name.uppercased()
      case .cityChanged(let city): state.address.city = city
      case .editTapped(let id): state.editor = Editor.State(id: id)
      case .editorClosed: state.editor = nil
      case .askTapped:
        state.alert = AlertState(
          "Delete \(2)?", message: "For good.",
          buttons: [
            .destructive("Delete", action: .delete), .default("Ask again", action: .again),
            .cancel(),
          ])
      case .alert(.presented(.delete)): state.name = "deleted"
      case .alert(.presented(.again)):
        state.alert = AlertState("Again?", buttons: [.default("Yes", action: .delete)])
      case .chooseTapped:
        state.choice = ConfirmationDialogState(
          "Which?", buttons: [.default("One", action: 1), .default("Two", action: 2)])
      case .choice(.presented(let number)): state.name = "chosen \(number)"
      case .show(let panel): state.panel = panel
      case .added(let row): state.rows.append(row)
      case .removed(let id): state.rows.remove(id: id)
      case .pushed(let row): state.path.push(row)
      case .popped: state.path.popLast()
      case .opened(let rows): state.path = StackState(rows)
      case .editor, .alert, .choice, .panel, .rows, .path: break
      }
      return .none
    }
  }
}

/// A destination: an editor, a row or a question.
struct Panel: Reducer {
  enum State: Equatable {
    case editor(Editor.State)
    case row(Row.State)
    case question(AlertState<Feature.Answer>)
    case text(String)
  }

  enum Action: Equatable {
    case editor(Editor.Action)
    case row(Row.Action)
    case question(Feature.Answer)
    case textChanged(String)
  }

  var body: some Reducer<State, Action> {
    Editor().lift(case: \.editor, action: \.editor)
    Row().lift(case: \.row, action: \.row)
    AlertReducer().lift(case: \.question, action: \.question)
    Reduce { state, action in
      if case .textChanged(let text) = action { state = .text(text.uppercased()) }
      return .none
    }
  }
}

struct Editor: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var text = ""
  }

  enum Action: Equatable {
    case textChanged(String)
    case doneTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text): state.text = text
    case .doneTapped: return .dismiss
    }
    return .none
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
  }

  enum Action: Equatable {
    case incremented
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

extension Feature.Action {
  /// The name of the case.
  var name: String {
    let text = "\(self)"
    return String(text.prefix { $0 != "(" })
  }
}
