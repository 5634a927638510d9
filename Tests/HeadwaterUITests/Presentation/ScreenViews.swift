import HeadwaterUI

/// What a sheet or a screen shows of an editor.
struct EditorView: View {
  @Bindable var store: Store<Editor.State, Editor.Action>
  @State private var count = 0

  var body: some View {
    VStack {
      Text("editor \(store.id)")
      TextField("Text", text: $store.text.sending(\.textChanged))
      Button("count \(count)") { count += 1 }
      Button("Done", action: store.call(.doneTapped))
    }
  }
}

/// What a stack shows of a row.
struct ScreenView: View {
  let store: Store<Row.State, Row.Action>
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("row \(store.id) count \(store.count)", action: store.call(.incremented))
      Button("taps \(taps)") { taps += 1 }
      Button("Leave") { dismiss() }
      NavigationLink(state: Row.State(id: store.id + 1)) { Text("Next") }
    }
    .navigationTitle("Row \(store.id)")
  }
}
