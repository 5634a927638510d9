import HeadwaterMacros
import HeadwaterUI

// A scope names cases of the actions, as a lift does. What is missing is one error, which says what to write.

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action: Equatable {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Board: Reducer {
  struct State {
    var row = Row.State()
    var shown: Row.State?
    var alert: AlertState<Int>?
    var rows: IdentifiedArray<Row.State> = []
    var path: StackState<Row.State> = []
  }

  #if !MISUSE
    @CasePathable
  #endif
  enum Action {
    case row(Row.Action)
    case shown(PresentationAction<Row.Action>)
    case alert(PresentationAction<Int>)
    case rows(ElementAction<Int, Row.Action>)
    case path(StackAction<Row.State, Row.Action>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct RowView: View {
  let store: Store<Row.State, Row.Action>
  var body: some View { Text("\(store.id)") }
}

struct BoardView: View {
  let store: Store<Board.State, Board.Action>

  var body: some View {
    // expected-error @+1 {{'scope(stack:action:)' is unavailable: The actions need '@CasePathable', and a case of this name with a 'StackAction': 'case path(StackAction<Screen.State, Screen.Action>)'.}}
    NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
      // expected-error @+1 {{'scope(state:action:)' is unavailable: The actions need '@CasePathable', and a case of this name with the part's actions alone: 'case counter(Counter.Action)'.}}
      RowView(store: store.scope(state: \.row, action: \.row))
      // expected-error @+1 {{'scope(each:action:)' is unavailable: The actions need '@CasePathable', and a case of this name with an 'ElementAction', which has the id of the element: 'case rows(ElementAction<Row.State.ID, Row.Action>)'.}}
      ForEach(store.scope(each: \.rows, action: \.rows)) { RowView(store: $0) }
        // expected-error @+1 {{'scope(presented:action:)' is unavailable: The actions need '@CasePathable', and a case of this name with a 'PresentationAction': 'case editor(PresentationAction<Editor.Action>)'.}}
        .sheet(item: store.scope(presented: \.shown, action: \.shown)) { RowView(store: $0) }
        // expected-error @+1 {{'scope(presented:action:)' is unavailable}}
        .alert(store.scope(presented: \.alert, action: \.alert))
    } destination: {
      RowView(store: $0)
    }
  }
}
