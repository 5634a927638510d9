import HeadwaterMacros
import HeadwaterUI

// The spellings of The Composable Architecture in views. Each is one error, which says what to write.

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
    var shown: Row.State?
    var alert: AlertState<Int>?
    var rows: IdentifiedArray<Row.State> = []
    var path: StackState<Row.State> = []
  }

  @CasePathable
  enum Action {
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
  @Bindable var store: Store<Board.State, Board.Action>

  var body: some View {
    #if MISUSE
      // expected-error @+1 {{'scope(state:action:)' is unavailable: Write 'store.scope(stack: \\.path, action: \\.path)', without '$'.}}
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        // expected-error @+1 {{'init(_:content:)' is unavailable: Write 'ForEach(store.scope(each: \\.rows, action: \\.rows)) { RowView(store: $0) }'.}}
        ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
          // expected-error @+1 {{'scope(state:action:)' is unavailable: Write 'store.scope(presented: \\.editor, action: \\.editor)', without '$'.}}
          .sheet(item: $store.scope(state: \.shown, action: \.shown)) { RowView(store: $0) }
          // expected-error @+1 {{'scope(state:action:)' is unavailable}}
          .alert($store.scope(state: \.alert, action: \.alert))
      } destination: {
        RowView(store: $0)
      }
    #else
      NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
        ForEach(store.scope(each: \.rows, action: \.rows)) { RowView(store: $0) }
          .sheet(item: store.scope(presented: \.shown, action: \.shown)) { RowView(store: $0) }
          .alert(store.scope(presented: \.alert, action: \.alert))
      } destination: {
        RowView(store: $0)
      }
    #endif
  }
}
