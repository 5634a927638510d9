import Headwater
import HeadwaterUI

/// Twenty rows with a title, a number and a button each; a tap changes one of them.
struct RowsApp: App {
  @State private var store = Store(initialState: Rows.State(), reducer: Rows())

  var body: some Scene {
    WindowGroup { RowsView(store: store) }
  }
}

struct Rows: Reducer {
  struct Row: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  struct State: Equatable {
    var rows = IdentifiedArray((0..<20).map { Row(id: $0) })
  }

  enum Action {
    case tap(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tap(let id): state.rows[id: id]?.count += 1
    }
    return .none
  }
}

struct RowsView: View {
  let store: Store<Rows.State, Rows.Action>

  var body: some View {
    List {
      ForEach(0..<20, id: \.self) { RowView(store: store, id: $0) }
    }
    .navigationTitle("Rows")
  }
}

struct RowView: View {
  let store: Store<Rows.State, Rows.Action>
  let id: Int

  var body: some View {
    HStack {
      Text("Row \(id)")
      Spacer()
      Text("\(store.rows[id: id]?.count ?? 0)")
      Button("Add") { store.send(.tap(id)) }
    }
  }
}
