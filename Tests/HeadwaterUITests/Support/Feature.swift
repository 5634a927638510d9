import Headwater

/// A feature with parts of each kind that views present.
struct Feature: Reducer {
  struct State: Equatable {
    var name = ""
    var address = Address()
    var editor: Editor.State?
    var alert: AlertState<Action>?
    var question: AlertState<Answer>?
    var choice: ConfirmationDialogState<Action>?
    var rows: IdentifiedArray<Row.State> = []
    var path: IdentifiedArray<Row.State> = []
    var log: [String] = []
  }

  struct Address: Equatable {
    var city = ""
  }

  enum Answer: Equatable {
    case yes, no
  }

  indirect enum Action: Equatable {
    case nameChanged(String)
    case cityChanged(String)
    case editTapped(id: Int)
    case editor(Editor.Action)
    case editorClosed
    case askTapped
    case deleteConfirmed
    case alertDismissed
    case questionTapped
    case answered(Answer)
    case questionDismissed
    case chooseTapped
    case chosen(Int)
    case choiceDismissed
    case added(Row.State)
    case removed(id: Int)
    case rows(ElementAction<Int, Row.Action>)
    case pushed(Row.State)
    case screens(ElementAction<Int, Row.Action>)
    case screenClosed(Int)
  }

  var body: some Reducer<State, Action> {
    Editor().lift(optional: \.editor, action: \.editor)
    Row().lift(each: \.rows, action: \.rows)
    Row().lift(each: \.path, action: \.screens)
    Reduce { state, action in
      state.log.append(action.name)
      switch action {
      case .nameChanged(let name): state.name = name.uppercased()
      case .cityChanged(let city): state.address.city = city
      case .editTapped(let id): state.editor = Editor.State(id: id)
      case .editorClosed: state.editor = nil
      case .askTapped:
        state.alert = AlertState(
          "Delete?", message: "For good.",
          buttons: [.destructive("Delete", action: .deleteConfirmed), .cancel()])
      case .deleteConfirmed: state.name = "deleted"
      case .alertDismissed: state.alert = nil
      case .questionTapped:
        state.question = AlertState("Sure?", buttons: [.default("Yes", action: .yes)])
      case .answered, .questionDismissed: state.question = nil
      case .chooseTapped:
        state.choice = ConfirmationDialogState(
          "Which?",
          buttons: [.default("One", action: .chosen(1)), .default("Two", action: .chosen(2))])
      case .choiceDismissed: state.choice = nil
      case .added(let row): state.rows.append(row)
      case .removed(let id): state.rows.remove(id: id)
      case .pushed(let row): state.path.append(row)
      case .screenClosed(let id): state.path.remove(id: id)
      case .editor, .chosen, .rows, .screens: break
      }
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
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text): state.text = text
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
